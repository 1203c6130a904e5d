/*
 * MDN HTTP Observatory, the grader of version 1.4.8, bundled from @mdn/mdn-http-observatory on the npm registry.
 * Source: https://github.com/mdn/mdn-http-observatory (src/analyzer, src/grader, src/constants.js, src/types.js).
 * This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0; see LICENSE beside this file.
 *
 * Not the package itself, because its installation needs PostgreSQL's headers and the network. Three imports are
 * replaced: the HSTS preload list is the set `preloaded`; a script with a source is refused instead of being parsed by
 * jsdom; so nothing is asked of the public suffix list.
 */
// node_modules/@mdn/mdn-http-observatory/src/headers.js
const CONTENT_SECURITY_POLICY = "content-security-policy";
const CONTENT_SECURITY_POLICY_REPORT_ONLY = "content-security-policy-report-only";
const REFERRER_POLICY = "referrer-policy";
const SET_COOKIE = "set-cookie";
const ACCESS_CONTROL_ALLOW_ORIGIN = "access-control-allow-origin";
const ORIGIN = "origin";
const ACCESS_CONTROL_ALLOW_CREDENTIALS = "access-control-allow-credentials";
const CROSS_ORIGIN_RESOURCE_POLICY = "cross-origin-resource-policy";
const STRICT_TRANSPORT_SECURITY = "strict-transport-security";
const CONTENT_TYPE = "content-type";
const X_CONTENT_TYPE_OPTIONS = "x-content-type-options";
const X_FRAME_OPTIONS = "x-frame-options";

// node_modules/@mdn/mdn-http-observatory/src/types.js
var Responses = class {
	auto = null;
	cors = null;
	http = null;
	https = null;
	httpRedirects = [];
	httpsRedirects = [];
};
var Resources = class {
	path = null;
};
var BaseOutput = class {
	expectation;
	pass = false;
	result = null;
	scoreDescription = null;
	scoreModifier = 0;
	static name = "base";
	static title = "Base";
	static possibleResults = [];
	constructor(expectation) {
		this.expectation = expectation;
	}
};
var Requests = class {
	hostname;
	resources;
	responses;
	session;
	constructor(hostname) {
		this.hostname = hostname;
		this.resources = new Resources();
		this.responses = new Responses();
		this.session = null;
	}
};
const Expectation = {
	CspImplementedWithNoUnsafe: "csp-implemented-with-no-unsafe",
	CspImplementedWithNoUnsafeDefaultSrcNone: "csp-implemented-with-no-unsafe-default-src-none",
	CspImplementedWithUnsafeInlineInStyleSrcOnly: "csp-implemented-with-unsafe-inline-in-style-src-only",
	CspImplementedWithInsecureSchemeInPassiveContentOnly: "csp-implemented-with-insecure-scheme-in-passive-content-only",
	CspImplementedWithUnsafeInline: "csp-implemented-with-unsafe-inline",
	CspImplementedWithUnsafeEval: "csp-implemented-with-unsafe-eval",
	CspImplementedWithInsecureScheme: "csp-implemented-with-insecure-scheme",
	CspHeaderInvalid: "csp-header-invalid",
	CspNotImplemented: "csp-not-implemented",
	CspNotImplementedButReportingEnabled: "csp-not-implemented-but-reporting-enabled",
	CspImplementedButDuplicateDirectives: "csp-implemented-but-duplicate-directives",
	SriImplementedAndAllScriptsLoadedSecurely: "sri-implemented-and-all-scripts-loaded-securely",
	SriImplementedAndExternalScriptsLoadedSecurely: "sri-implemented-and-external-scripts-loaded-securely",
	SriImplementedButExternalScriptsNotLoadedSecurely: "sri-implemented-but-external-scripts-not-loaded-securely",
	SriNotImplementedAndExternalScriptsNotLoadedSecurely: "sri-not-implemented-and-external-scripts-not-loaded-securely",
	SriNotImplementedButAllScriptsLoadedFromSecureOrigin: "sri-not-implemented-but-all-scripts-loaded-from-secure-origin",
	SriNotImplementedButExternalScriptsLoadedSecurely: "sri-not-implemented-but-external-scripts-loaded-securely",
	SriNotImplementedButNoScriptsLoaded: "sri-not-implemented-but-no-scripts-loaded",
	SriNotImplementedResponseNotHtml: "sri-not-implemented-response-not-html",
	HtmlNotParseable: "html-not-parseable",
	HstsHeaderInvalid: "hsts-header-invalid",
	HstsImplementedMaxAgeAtLeastSixMonths: "hsts-implemented-max-age-at-least-six-months",
	HstsImplementedMaxAgeLessThanSixMonths: "hsts-implemented-max-age-less-than-six-months",
	HstsInvalidCert: "hsts-invalid-cert",
	HstsNotImplementedNoHttps: "hsts-not-implemented-no-https",
	HstsNotImplemented: "hsts-not-implemented",
	HstsPreloaded: "hsts-preloaded",
	CookiesAnticsrfWithoutSamesiteFlag: "cookies-anticsrf-without-samesite-flag",
	CookiesNotFound: "cookies-not-found",
	CookiesSamesiteFlagInvalid: "cookies-samesite-flag-invalid",
	CookiesSecureWithHttponlySessionsAndSamesite: "cookies-secure-with-httponly-sessions-and-samesite",
	CookiesSecureWithHttponlySessions: "cookies-secure-with-httponly-sessions",
	CookiesSessionWithoutHttponlyFlag: "cookies-session-without-httponly-flag",
	CookiesSessionWithoutSecureFlagButProtectedByHsts: "cookies-session-without-secure-flag-but-protected-by-hsts",
	CookiesSessionWithoutSecureFlag: "cookies-session-without-secure-flag",
	CookiesWithoutSecureFlagButProtectedByHsts: "cookies-without-secure-flag-but-protected-by-hsts",
	CookiesWithoutSecureFlag: "cookies-without-secure-flag",
	XFrameOptionsAllowFromOrigin: "x-frame-options-allow-from-origin",
	XFrameOptionsHeaderInvalid: "x-frame-options-header-invalid",
	XFrameOptionsImplementedViaCsp: "x-frame-options-implemented-via-csp",
	XFrameOptionsNotImplemented: "x-frame-options-not-implemented",
	XFrameOptionsSameoriginOrDeny: "x-frame-options-sameorigin-or-deny",
	RedirectionToHttps: "redirection-to-https",
	RedirectionNotToHttps: "redirection-not-to-https",
	RedirectionNotToHttpsOnInitialRedirection: "redirection-not-to-https-on-initial-redirection",
	RedirectionMissing: "redirection-missing",
	RedirectionNotNeededNoHttp: "redirection-not-needed-no-http",
	RedirectionOffHostFromHttp: "redirection-off-host-from-http",
	RedirectionInvalidCert: "redirection-invalid-cert",
	RedirectionAllRedirectsPreloaded: "redirection-all-redirects-preloaded",
	ReferrerPolicyPrivate: "referrer-policy-private",
	ReferrerPolicyUnsafe: "referrer-policy-unsafe",
	ReferrerPolicyNotImplemented: "referrer-policy-not-implemented",
	ReferrerPolicyHeaderInvalid: "referrer-policy-header-invalid",
	XContentTypeOptionsNosniff: "x-content-type-options-nosniff",
	XContentTypeOptionsNotImplemented: "x-content-type-options-not-implemented",
	XContentTypeOptionsHeaderInvalid: "x-content-type-options-header-invalid",
	CrossOriginResourceSharingNotImplemented: "cross-origin-resource-sharing-not-implemented",
	CrossOriginResourceSharingImplementedWithPublicAccess: "cross-origin-resource-sharing-implemented-with-public-access",
	CrossOriginResourceSharingImplementedWithRestrictedAccess: "cross-origin-resource-sharing-implemented-with-restricted-access",
	CrossOriginResourceSharingImplementedWithUniversalAccess: "cross-origin-resource-sharing-implemented-with-universal-access",
	CrossOriginResourcePolicyNotImplemented: "corp-not-implemented",
	CrossOriginResourcePolicyImplementedWithSameOrigin: "corp-implemented-with-same-origin",
	CrossOriginResourcePolicyImplementedWithSameSite: "corp-implemented-with-same-site",
	CrossOriginResourcePolicyImplementedWithCrossOrigin: "corp-implemented-with-cross-origin",
	CrossOriginResourcePolicyHeaderInvalid: "corp-header-invalid"
};
const HTML_TYPES = /* @__PURE__ */ new Set(["text/html", "application/xhtml+xml"]);
var Policy = class {
	antiClickjacking = false;
	defaultNone = false;
	insecureBaseUri = false;
	insecureFormAction = false;
	insecureSchemeActive = false;
	insecureSchemePassive = false;
	strictDynamic = false;
	unsafeEval = false;
	unsafeInline = false;
	unsafeInlineStyle = false;
	unsafeObjects = false;
};

// node_modules/@mdn/mdn-http-observatory/src/analyzer/utils.js
function onlyIfWorse(newResult, oldResult, order) {
	if (!oldResult) return newResult;
	else if (order.indexOf(newResult) > order.indexOf(oldResult)) return newResult;
	else return oldResult;
}
function getHttpHeaders(response, name) {
	if (!response) return [];
	const axiosHeaders = response.headers;
	if (!axiosHeaders) return [];
	const lcName = name.toLowerCase();
	return Object.entries(axiosHeaders).filter(([headerName, _value]) => {
		return headerName.toLowerCase() === lcName;
	}).map(([_headerName, value]) => value).flat();
}
function getFirstHttpHeader(response, name) {
	if (!response) return null;
	return getHttpHeaders(response, name)[0] ?? null;
}

// \0hsts
const preloaded = /* @__PURE__ */ new Set();
const isHstsPreloaded = (host) => preloaded.has(host) ? {
	mode: "force-https",
	includeSubDomains: true
} : null;

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/strict-transport-security.js
var StrictTransportSecurityOutput = class extends BaseOutput {
	data = null;
	includeSubDomains = false;
	maxAge = null;
	preload = false;
	preloaded = false;
	static name = "strict-transport-security";
	static title = "Strict Transport Security (HSTS)";
	static possibleResults = [
		Expectation.HstsPreloaded,
		Expectation.HstsImplementedMaxAgeAtLeastSixMonths,
		Expectation.HstsImplementedMaxAgeLessThanSixMonths,
		Expectation.HstsNotImplemented,
		Expectation.HstsHeaderInvalid,
		Expectation.HstsNotImplementedNoHttps,
		Expectation.HstsInvalidCert
	];
	constructor(expectation) {
		super(expectation);
	}
};
const SIX_MONTHS = 15552e3;
function strictTransportSecurityTest(requests, expectation = Expectation.HstsImplementedMaxAgeAtLeastSixMonths) {
	const output = new StrictTransportSecurityOutput(expectation);
	output.result = Expectation.HstsNotImplemented;
	const response = requests.responses.https;
	if (!response) output.result = Expectation.HstsNotImplementedNoHttps;
	else if (!response.verified) output.result = Expectation.HstsInvalidCert;
	else if (getHttpHeaders(response, "strict-transport-security").length > 0) {
		output.data = getHttpHeaders(response, STRICT_TRANSPORT_SECURITY)[0].slice(0, 1024);
		try {
			let sts = output.data.split(";").map((i) => i.trim().toLowerCase());
			if (output.data.includes(",")) throw new Error("Header set multiple times");
			sts.forEach((parameter) => {
				if (parameter.startsWith("max-age=")) output.maxAge = parseInt(parameter.slice(8, 128), 10);
				else if (parameter === "includesubdomains") output.includeSubDomains = true;
				else if (parameter === "preload") output.preload = true;
			});
			if (output.maxAge !== null) {
				if (output.maxAge < SIX_MONTHS) output.result = Expectation.HstsImplementedMaxAgeLessThanSixMonths;
				else output.result = Expectation.HstsImplementedMaxAgeAtLeastSixMonths;
			} else throw new Error("MaxAge missing");
		} catch (e) {
			output.result = Expectation.HstsHeaderInvalid;
		}
	}
	if (response) {
		const preloaded = isHstsPreloaded(requests.hostname);
		if (preloaded) {
			output.result = Expectation.HstsPreloaded;
			output.includeSubDomains = preloaded.includeSubDomains;
			output.preloaded = true;
		}
	}
	if ([
		Expectation.HstsImplementedMaxAgeAtLeastSixMonths,
		Expectation.HstsPreloaded,
		expectation
	].includes(output.result)) output.pass = true;
	return output;
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/cookies.js
const COOKIES_TO_DELETE = ["heroku-session-affinity"];
var CookiesOutput = class extends BaseOutput {
	data = null;
	sameSite = null;
	static name = "cookies";
	static title = "Cookies";
	static possibleResults = [
		Expectation.CookiesSecureWithHttponlySessionsAndSamesite,
		Expectation.CookiesSecureWithHttponlySessions,
		Expectation.CookiesNotFound,
		Expectation.CookiesWithoutSecureFlagButProtectedByHsts,
		Expectation.CookiesSessionWithoutSecureFlagButProtectedByHsts,
		Expectation.CookiesWithoutSecureFlag,
		Expectation.CookiesSamesiteFlagInvalid,
		Expectation.CookiesAnticsrfWithoutSamesiteFlag,
		Expectation.CookiesSessionWithoutHttponlyFlag,
		Expectation.CookiesSessionWithoutSecureFlag
	];
	constructor(expectation) {
		super(expectation);
	}
};
function cookiesTest(requests, expectation = Expectation.CookiesSecureWithHttponlySessions) {
	const output = new CookiesOutput(expectation);
	const goodness = [
		Expectation.CookiesWithoutSecureFlagButProtectedByHsts,
		Expectation.CookiesWithoutSecureFlag,
		Expectation.CookiesSessionWithoutSecureFlagButProtectedByHsts,
		Expectation.CookiesSamesiteFlagInvalid,
		Expectation.CookiesAnticsrfWithoutSamesiteFlag,
		Expectation.CookiesSessionWithoutHttponlyFlag,
		Expectation.CookiesSessionWithoutSecureFlag
	];
	const hsts = strictTransportSecurityTest(requests)["pass"];
	output.sameSite = false;
	let hasMissingSameSite = false;
	if (requests.responses.auto) {
		const rawCookies = getHttpHeaders(requests.responses.auto, SET_COOKIE);
		if (rawCookies) {
			for (const rawCookie of rawCookies) if (containsInvalidSameSiteCookie(rawCookie)) output.result = onlyIfWorse(Expectation.CookiesSamesiteFlagInvalid, output.result, goodness);
		}
	}
	const allCookies = requests.session?.jar?.serializeSync()?.cookies.filter(filterCookies) ?? [];
	if (!allCookies.length) {
		output.result = Expectation.CookiesNotFound;
		output.data = null;
	} else {
		for (const cookie of allCookies) {
			const sessionId = ["login", "sess"].some((i) => cookie.key?.toLowerCase().includes(i));
			const anticsrf = cookie.key?.toLowerCase().includes("csrf");
			if (!cookie.secure && typeof cookie.sameSite === "string" && cookie.sameSite.toLowerCase() === "none") output.result = onlyIfWorse(Expectation.CookiesSamesiteFlagInvalid, output.result, goodness);
			if (!cookie.secure && hsts) output.result = onlyIfWorse(Expectation.CookiesWithoutSecureFlagButProtectedByHsts, output.result, goodness);
			else if (!cookie.secure) output.result = onlyIfWorse(Expectation.CookiesWithoutSecureFlag, output.result, goodness);
			if (anticsrf && !cookie.sameSite) output.result = onlyIfWorse(Expectation.CookiesAnticsrfWithoutSamesiteFlag, output.result, goodness);
			if (sessionId && !cookie.secure && hsts) output.result = onlyIfWorse(Expectation.CookiesSessionWithoutSecureFlagButProtectedByHsts, output.result, goodness);
			else if (sessionId && !cookie.secure) output.result = onlyIfWorse(Expectation.CookiesSessionWithoutSecureFlag, output.result, goodness);
			if (sessionId && !cookie.httpOnly) output.result = onlyIfWorse(Expectation.CookiesSessionWithoutHttponlyFlag, output.result, goodness);
			if (!cookie.sameSite && !hasMissingSameSite) hasMissingSameSite = true;
		}
		if (!output.result) {
			if (hasMissingSameSite) {
				output.result = Expectation.CookiesSecureWithHttponlySessions;
				output.sameSite = false;
			} else {
				output.result = Expectation.CookiesSecureWithHttponlySessionsAndSamesite;
				output.sameSite = true;
			}
		}
		if (allCookies.join("").length < 32768) {
			let cookieData = {};
			cookieData = allCookies.reduce((acc, cookie) => {
				acc[cookie.key] = {
					domain: cookie.domain,
					expires: cookie.expires,
					httponly: cookie.httpOnly,
					"max-age": cookie.maxAge,
					path: cookie.path,
					port: null,
					samesite: cookie.sameSite,
					secure: cookie.secure
				};
				return acc;
			}, cookieData);
			output.data = cookieData;
		}
	}
	if ([
		Expectation.CookiesNotFound,
		Expectation.CookiesSecureWithHttponlySessionsAndSamesite,
		expectation
	].includes(output.result)) output.pass = true;
	return output;
}
function containsInvalidSameSiteCookie(cookieString) {
	const parts = cookieString.trim().split(";");
	for (const p of parts) {
		const [key, value] = p.trim().split("=");
		if (key.trim().toLowerCase() === "samesite") {
			if (!value) return true;
			if (![
				"lax",
				"strict",
				"none"
			].includes(value.trim().toLowerCase())) return true;
		}
	}
	return false;
}
function filterCookies(cookie) {
	const key = cookie.key;
	return key && !COOKIES_TO_DELETE.includes(key);
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/cors.js
var CorsOutput = class extends BaseOutput {
	data = null;
	static name = "cross-origin-resource-sharing";
	static title = "Cross Origin Resource Sharing (CORS)";
	static possibleResults = [
		Expectation.CrossOriginResourceSharingNotImplemented,
		Expectation.CrossOriginResourceSharingImplementedWithPublicAccess,
		Expectation.CrossOriginResourceSharingImplementedWithRestrictedAccess,
		Expectation.CrossOriginResourceSharingImplementedWithUniversalAccess
	];
	constructor(expectation) {
		super(expectation);
	}
};
function crossOriginResourceSharingTest(requests, expectation = Expectation.CrossOriginResourceSharingNotImplemented) {
	const output = new CorsOutput(expectation);
	output.result = Expectation.CrossOriginResourceSharingNotImplemented;
	const accessControlAllowOrigin = requests.responses.cors;
	const acaoHeader = getFirstHttpHeader(accessControlAllowOrigin, ACCESS_CONTROL_ALLOW_ORIGIN);
	const originHeader = getFirstHttpHeader(accessControlAllowOrigin?.request, ORIGIN);
	const credentialsHeader = getFirstHttpHeader(accessControlAllowOrigin, ACCESS_CONTROL_ALLOW_CREDENTIALS);
	if (accessControlAllowOrigin && acaoHeader) {
		output.data = acaoHeader.slice(0, 256).trim().toLowerCase();
		if (output.data === "*") output.result = Expectation.CrossOriginResourceSharingImplementedWithPublicAccess;
		else if (originHeader && acaoHeader && originHeader === acaoHeader && credentialsHeader && credentialsHeader.toLowerCase().trim() === "true") output.result = Expectation.CrossOriginResourceSharingImplementedWithUniversalAccess;
		else output.result = Expectation.CrossOriginResourceSharingImplementedWithRestrictedAccess;
	}
	if ([
		Expectation.CrossOriginResourceSharingImplementedWithPublicAccess,
		Expectation.CrossOriginResourceSharingImplementedWithRestrictedAccess,
		expectation
	].includes(output.result)) output.pass = true;
	return output;
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/cross-origin-resource-policy.js
var CrossOriginResourcePolicyOutput = class extends BaseOutput {
	data = null;
	http = false;
	meta = false;
	static name = "cross-origin-resource-policy";
	static title = "Cross Origin Resource Policy";
	static possibleResults = [
		Expectation.CrossOriginResourcePolicyNotImplemented,
		Expectation.CrossOriginResourcePolicyImplementedWithSameOrigin,
		Expectation.CrossOriginResourcePolicyImplementedWithSameSite,
		Expectation.CrossOriginResourcePolicyImplementedWithCrossOrigin,
		Expectation.CrossOriginResourcePolicyHeaderInvalid
	];
	constructor(expectation) {
		super(expectation);
	}
};
function crossOriginResourcePolicyTest(requests, expectation = Expectation.CrossOriginResourcePolicyImplementedWithSameSite) {
	const output = new CrossOriginResourcePolicyOutput(expectation);
	output.result = Expectation.CrossOriginResourcePolicyNotImplemented;
	const resp = requests.responses.auto;
	if (!resp) return output;
	const httpHeader = getFirstHttpHeader(resp, CROSS_ORIGIN_RESOURCE_POLICY);
	const equivHeaders = resp.httpEquiv?.get("cross-origin-resource-policy") ?? null;
	output.http = !!httpHeader;
	output.meta = equivHeaders ? equivHeaders.length > 0 : false;
	let corpHeader;
	if (output.http && httpHeader) corpHeader = httpHeader.slice(0, 256).trim().toLowerCase();
	else if (output.meta) {
		if (equivHeaders && equivHeaders.length) corpHeader = equivHeaders[equivHeaders.length - 1].slice(0, 256).trim().toLowerCase();
	}
	if (corpHeader) {
		output.data = corpHeader;
		if (corpHeader === "same-site") output.result = Expectation.CrossOriginResourcePolicyImplementedWithSameSite;
		else if (corpHeader === "same-origin") output.result = Expectation.CrossOriginResourcePolicyImplementedWithSameOrigin;
		else if (corpHeader === "cross-origin") output.result = Expectation.CrossOriginResourcePolicyImplementedWithCrossOrigin;
		else output.result = Expectation.CrossOriginResourcePolicyHeaderInvalid;
	}
	output.pass = [
		expectation,
		Expectation.CrossOriginResourcePolicyNotImplemented,
		Expectation.CrossOriginResourcePolicyImplementedWithSameSite,
		Expectation.CrossOriginResourcePolicyImplementedWithSameOrigin,
		Expectation.CrossOriginResourcePolicyImplementedWithCrossOrigin
	].includes(output.result ?? "");
	return output;
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/cspParser.js
const compareString = Intl.Collator("en").compare;
const SHORTEST_DIRECTIVE_LENGTH = 6;
const DIRECTIVES_DISALLOWED_IN_META = [
	"frame-ancestors",
	"report-uri",
	"sandbox"
];
const ALLOWED_DUPLICATE_KEYS = /* @__PURE__ */ new Set(["report-uri", "report-to"]);
const DUPLICATE_WARNINGS_KEY = "_observatory_duplicate_key_warnings";
function parseCspMeta(cspList) {
	const ret = parseCsp(cspList);
	for (const directive of DIRECTIVES_DISALLOWED_IN_META) ret.delete(directive);
	return ret;
}
function parseCsp(cspList) {
	const cleanCspList = cspList.map((cspString) => cspString.replaceAll(/[\r\n]/g, "").trim());
	if (cleanCspList.length === 0) return /* @__PURE__ */ new Map();
	for (const cspString of cleanCspList) if (!cspString || cspString.length < SHORTEST_DIRECTIVE_LENGTH) throw new Error(`Invalid policy: ${cspString}`);
	const csp = /* @__PURE__ */ new Map();
	const duplicate_warnings = /* @__PURE__ */ new Set();
	for (const [policyIndex, policy] of cleanCspList.entries()) {
		const directiveSeenBeforeThisPolicy = /* @__PURE__ */ new Set();
		for (const [directiveEntry, ...valueEntries] of policy.split(";").map((entry) => entry.trim().split(/\s+/))) {
			if (!directiveEntry) continue;
			const directive = directiveEntry.toLowerCase();
			if (directiveSeenBeforeThisPolicy.has(directive)) {
				if (ALLOWED_DUPLICATE_KEYS.has(directive)) duplicate_warnings.add(directive);
				else throw new Error(`Duplicate directive ${directive} in policy ${policyIndex}`);
			} else directiveSeenBeforeThisPolicy.add(directive);
			const values = [];
			const keep = policyIndex === 0;
			if (valueEntries.length) values.push(...valueEntries.map((rawSource) => {
				return {
					source: rawSource.trim().toLocaleLowerCase(),
					index: policyIndex,
					keep
				};
			}));
			else if (valueEntries.length === 0 && directive.endsWith("-src")) values.push({
				source: "'none'",
				index: policyIndex,
				keep
			});
			const combinedSources = policyIndex === 0 ? [...values] : [...csp.get(directive) || [], ...values];
			combinedSources.sort((a, b) => compareString(a.source, b.source));
			if (combinedSources.length > 1) for (let index = 1; index < combinedSources.length; index++) {
				const source = combinedSources[index];
				const prev = combinedSources[index - 1];
				if (source.index === prev.index && source.source.startsWith(prev.source)) source.keep = false;
				if (source.index !== prev.index && pathPartMatch(prev.source, source.source)) source.keep = true;
			}
			csp.set(directive, combinedSources.filter((source) => source.keep));
			if (policyIndex === 0 && cspList.length > 1) for (const source of csp.get(directive) || []) source.keep = false;
		}
	}
	const finalCsp = new Map([...csp.entries()].map(([directive, sources]) => [directive, sources.length ? new Set([...sources.values()].map((source) => source.source)) : /* @__PURE__ */ new Set(["'none'"])]));
	if (duplicate_warnings.size) finalCsp.set(DUPLICATE_WARNINGS_KEY, duplicate_warnings);
	return finalCsp;
}
function pathPartMatch(pathA, pathB) {
	if (pathA.length === 0) return true;
	if (pathA === "/" && pathB.length === 0) return true;
	const exactMatch = !pathA.endsWith("/");
	const pathListA = pathA.split("/");
	const pathListB = pathB.split("/");
	if (pathListA.length > pathListB.length) return false;
	if (exactMatch && pathListA.length !== pathListB.length) return false;
	if (!exactMatch) pathListA.pop();
	for (let i = 0; i < pathListA.length; i++) if (decodeURIComponent(pathListA[i]) !== decodeURIComponent(pathListB[i])) return false;
	return true;
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/csp.js
const DANGEROUSLY_BROAD = /* @__PURE__ */ new Set([
	"ftp:",
	"http:",
	"https:",
	"*",
	"http://*",
	"http://*.*",
	"https://*",
	"https://*.*"
]);
const UNSAFE_INLINE = /* @__PURE__ */ new Set(["'unsafe-inline'", "data:"]);
const DANGEROUSLY_BROAD_AND_UNSAFE_INLINE = /* @__PURE__ */ new Set([...DANGEROUSLY_BROAD, ...UNSAFE_INLINE]);
const PASSIVE_DIRECTIVES = /* @__PURE__ */ new Set(["img-src", "media-src"]);
const NONCES_HASHES = /* @__PURE__ */ new Set([
	"'sha256-",
	"'sha384-",
	"'sha512-",
	"'nonce-"
]);
var CspOutput = class extends BaseOutput {
	data = null;
	http = false;
	meta = false;
	policy = null;
	numPolicies = 0;
	static name = "content-security-policy";
	static title = "Content Security Policy (CSP)";
	static possibleResults = [
		Expectation.CspImplementedWithNoUnsafeDefaultSrcNone,
		Expectation.CspImplementedWithNoUnsafe,
		Expectation.CspImplementedWithUnsafeInlineInStyleSrcOnly,
		Expectation.CspImplementedWithInsecureSchemeInPassiveContentOnly,
		Expectation.CspImplementedWithUnsafeEval,
		Expectation.CspImplementedWithUnsafeInline,
		Expectation.CspImplementedWithInsecureScheme,
		Expectation.CspImplementedButDuplicateDirectives,
		Expectation.CspHeaderInvalid,
		Expectation.CspNotImplemented,
		Expectation.CspNotImplementedButReportingEnabled
	];
	constructor(expectation) {
		super(expectation);
	}
};
function startsWithNoncesHash(sources) {
	return sources.some((source) => [...NONCES_HASHES].some((nonceHash) => source.startsWith(nonceHash)));
}
function contentSecurityPolicyTest(requests, expectation = Expectation.CspImplementedWithNoUnsafe) {
	const output = new CspOutput(expectation);
	const response = requests.responses.auto;
	const url = requests.session?.url;
	if (!response || !url) {
		output.result = Expectation.CspNotImplemented;
		return output;
	}
	const httpCspHeader = getHttpHeaders(response, CONTENT_SECURITY_POLICY);
	const equivCspHeader = response?.httpEquiv?.get("content-security-policy") ?? [];
	output.numPolicies = equivCspHeader.length + httpCspHeader.length;
	let csp;
	let httpHeaderOnlyCsp;
	let metaCsp;
	try {
		csp = parseCsp([...httpCspHeader, ...equivCspHeader].filter((x) => x !== null));
	} catch (e) {
		output.result = Expectation.CspHeaderInvalid;
		return output;
	}
	try {
		httpHeaderOnlyCsp = parseCsp(httpCspHeader);
	} catch (e) {
		httpHeaderOnlyCsp = /* @__PURE__ */ new Map();
	}
	try {
		metaCsp = parseCspMeta(equivCspHeader);
	} catch (e) {
		metaCsp = /* @__PURE__ */ new Map();
	}
	if (httpHeaderOnlyCsp.size + metaCsp.size === 0) {
		if (response.headers.get("content-security-policy-report-only") ?? null) output.result = Expectation.CspNotImplementedButReportingEnabled;
		else output.result = Expectation.CspNotImplemented;
		return output;
	}
	output.policy = new Policy();
	output.http = httpCspHeader?.length > 0;
	output.meta = equivCspHeader?.length > 0;
	const base_uri = csp.get("base-uri") || /* @__PURE__ */ new Set(["*"]);
	const frame_ancestors = httpHeaderOnlyCsp.get("frame-ancestors") || /* @__PURE__ */ new Set(["*"]);
	const form_action = csp.get("form-action") || /* @__PURE__ */ new Set(["*"]);
	const object_src = csp.get("object-src") || csp.get("default-src") || /* @__PURE__ */ new Set(["*"]);
	const script_src = csp.get("script-src") || csp.get("default-src") || /* @__PURE__ */ new Set(["*"]);
	const style_src = csp.get("style-src") || csp.get("default-src") || /* @__PURE__ */ new Set(["*"]);
	for (const sourceList of [script_src, style_src]) if (startsWithNoncesHash([...sourceList]) && sourceList.has("'unsafe-inline'")) sourceList.delete("'unsafe-inline'");
	if (startsWithNoncesHash([...script_src]) && script_src.has("'strict-dynamic'")) {
		for (const source of script_src) if ([...DANGEROUSLY_BROAD].some((s) => source.startsWith(s)) || source === "'self'" || source === "'unsafe-inline'") script_src.delete(source);
		output.policy.strictDynamic = true;
	} else if (script_src.has("'strict-dynamic'")) {
		if (output.result === null) output.result = Expectation.CspHeaderInvalid;
	}
	const active_csp_sources = [...csp.entries()].filter(([directive]) => !PASSIVE_DIRECTIVES.has(directive) && directive !== "script-src").flatMap(([, sourceList]) => [...sourceList]);
	active_csp_sources.push(...script_src);
	const passive_csp_sources = [...PASSIVE_DIRECTIVES].flatMap((directive) => [...csp.get(directive) || csp.get("default-src") || /* @__PURE__ */ new Set()]);
	if ([...script_src].filter((src) => DANGEROUSLY_BROAD_AND_UNSAFE_INLINE.has(src)).length > 0 || [...object_src].filter((src) => DANGEROUSLY_BROAD.has(src)).length > 0) {
		if (output.result === null) output.result = Expectation.CspImplementedWithUnsafeInline;
		output.policy.unsafeInline = true;
	}
	if (url.protocol === "https:" && active_csp_sources.some((source) => source.startsWith("http:") || source.startsWith("ftp:"))) {
		if (output.result === null) output.result = Expectation.CspImplementedWithInsecureScheme;
		output.policy.insecureSchemeActive = true;
	}
	if ((/* @__PURE__ */ new Set([...script_src, ...style_src])).has("'unsafe-eval'")) {
		if (output.result === null) output.result = Expectation.CspImplementedWithUnsafeEval;
		output.policy.unsafeEval = true;
	}
	if (url.protocol === "https:" && passive_csp_sources.some((source) => source.startsWith("http:") || source.startsWith("ftp:"))) {
		if (output.result === null) output.result = Expectation.CspImplementedWithInsecureSchemeInPassiveContentOnly;
		output.policy.insecureSchemePassive = true;
	}
	if ([...style_src].some((source) => DANGEROUSLY_BROAD_AND_UNSAFE_INLINE.has(source))) {
		if (output.result === null) output.result = Expectation.CspImplementedWithUnsafeInlineInStyleSrcOnly;
		output.policy.unsafeInlineStyle = true;
	}
	if (csp.get("default-src")?.has("'none'") && csp.get("default-src")?.size === 1) {
		if (output.result === null) output.result = Expectation.CspImplementedWithNoUnsafeDefaultSrcNone;
		output.policy.defaultNone = true;
	} else if (output.result === null) output.result = Expectation.CspImplementedWithNoUnsafe;
	output.policy.antiClickjacking = ![...frame_ancestors].some((source) => DANGEROUSLY_BROAD.has(source));
	output.policy.insecureBaseUri = [...base_uri].some((source) => DANGEROUSLY_BROAD_AND_UNSAFE_INLINE.has(source));
	output.policy.insecureFormAction = [...form_action].some((source) => DANGEROUSLY_BROAD.has(source));
	output.policy.unsafeObjects = [...object_src].some((source) => DANGEROUSLY_BROAD.has(source));
	if ([
		expectation,
		Expectation.CspImplementedWithNoUnsafeDefaultSrcNone,
		Expectation.CspImplementedWithUnsafeInlineInStyleSrcOnly,
		Expectation.CspImplementedWithInsecureSchemeInPassiveContentOnly
	].includes(output.result)) {
		output.pass = true;
		if (csp.has("_observatory_duplicate_key_warnings")) output.result = Expectation.CspImplementedButDuplicateDirectives;
	}
	output.data = {};
	for (const [key, value] of csp) {
		if (key === "_observatory_duplicate_key_warnings") continue;
		output.data[key] = [...value].sort();
	}
	return output;
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/redirection.js
var RedirectionOutput = class extends BaseOutput {
	destination = null;
	redirects = true;
	route = [];
	statusCode = null;
	static name = "redirection";
	static title = "Redirection";
	static possibleResults = [
		Expectation.RedirectionAllRedirectsPreloaded,
		Expectation.RedirectionToHttps,
		Expectation.RedirectionNotNeededNoHttp,
		Expectation.RedirectionOffHostFromHttp,
		Expectation.RedirectionNotToHttpsOnInitialRedirection,
		Expectation.RedirectionNotToHttps,
		Expectation.RedirectionMissing,
		Expectation.RedirectionInvalidCert
	];
	constructor(expectation) {
		super(expectation);
	}
};
function redirectionTest(requests, expectation = Expectation.RedirectionToHttps) {
	const output = new RedirectionOutput(expectation);
	const response = requests.responses.http;
	if (requests.responses.httpRedirects.length > 0) output.destination = requests.responses.httpRedirects[requests.responses.httpRedirects.length - 1].url.href;
	else if (requests.responses.httpsRedirects.length > 0) output.destination = requests.responses.httpsRedirects[requests.responses.httpsRedirects.length - 1].url.href;
	output.statusCode = response ? response.status : null;
	if (!response) output.result = Expectation.RedirectionNotNeededNoHttp;
	else if (!response.verified) output.result = Expectation.RedirectionInvalidCert;
	else {
		const route = requests.responses.httpRedirects;
		output.route = route.map((r) => r.url.href);
		if (route.every((re) => isHstsPreloaded(re.url.hostname))) output.result = Expectation.RedirectionAllRedirectsPreloaded;
		else if (route.length === 1) {
			output.result = Expectation.RedirectionMissing;
			output.redirects = false;
		} else if (route[route.length - 1].url.protocol !== "https:") output.result = Expectation.RedirectionNotToHttps;
		else if (route[1].url.protocol === "http:") {
			output.result = Expectation.RedirectionNotToHttpsOnInitialRedirection;
			output.statusCode = route[route.length - 1].status;
		} else if (route[0].url.protocol === "http:" && route[1].url.protocol === "https:" && route[0].url.hostname !== route[1].url.hostname) output.result = Expectation.RedirectionOffHostFromHttp;
		else output.result = Expectation.RedirectionToHttps;
	}
	output.route = JSON.stringify(output.route).length > 8192 ? [] : output.route;
	output.statusCode = `${output.statusCode}`.length < 5 ? output.statusCode : null;
	if ([
		Expectation.RedirectionNotNeededNoHttp,
		Expectation.RedirectionAllRedirectsPreloaded,
		expectation
	].includes(output.result)) output.pass = true;
	return output;
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/referrer-policy.js
var ReferrerOutput = class extends BaseOutput {
	data = null;
	http = false;
	meta = false;
	static name = "referrer-policy";
	static title = "Referrer Policy";
	static possibleResults = [
		Expectation.ReferrerPolicyPrivate,
		Expectation.ReferrerPolicyNotImplemented,
		Expectation.ReferrerPolicyUnsafe,
		Expectation.ReferrerPolicyHeaderInvalid
	];
	constructor(expectation) {
		super(expectation);
	}
};
function referrerPolicyTest(requests, expectation = Expectation.ReferrerPolicyPrivate) {
	const output = new ReferrerOutput(expectation);
	const goodness = [
		"no-referrer",
		"same-origin",
		"strict-origin",
		"strict-origin-when-cross-origin"
	];
	const badness = [
		"origin",
		"origin-when-cross-origin",
		"unsafe-url",
		"no-referrer-when-downgrade"
	];
	const valid = goodness.concat(badness);
	const response = requests.responses.auto;
	if (!response) {
		output.result = Expectation.ReferrerPolicyNotImplemented;
		return output;
	}
	const httpHeaders = getHttpHeaders(response, REFERRER_POLICY);
	const equivHeaders = response.httpEquiv?.get("referrer-policy") ?? [];
	output.http = httpHeaders.length > 0;
	output.meta = equivHeaders ? equivHeaders?.length > 0 : false;
	if (output.http || output.meta) output.data = [...httpHeaders, ...equivHeaders].join(", ");
	else {
		output.result = Expectation.ReferrerPolicyNotImplemented;
		output.pass = true;
		return output;
	}
	let policy = output.data?.split(",").filter((e) => valid.includes(e.toLowerCase().trim())).reverse()[0]?.toLowerCase().trim() ?? "";
	if (goodness.includes(policy)) output.result = Expectation.ReferrerPolicyPrivate;
	else if (badness.includes(policy)) output.result = Expectation.ReferrerPolicyUnsafe;
	else output.result = Expectation.ReferrerPolicyHeaderInvalid;
	output.pass = [Expectation.ReferrerPolicyPrivate, Expectation.ReferrerPolicyNotImplemented].includes(output.result);
	return output;
}

// \0jsdom
var JSDOM = class {
	constructor(html) {
		if (/<script\b[^>]*\ssrc\s*=/i.test(html)) throw new Error("a script has a source: judge it by hand");
		const scripts = (html.match(/<script\b/gi) ?? []).map(() => ({ src: "" }));
		this.window = { document: { querySelectorAll: () => scripts } };
	}
};

// \0tldts
const parse = () => ({ domain: null });

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/subresource-integrity.js
var SubresourceIntegrityOutput = class extends BaseOutput {
	data;
	static name = "subresource-integrity";
	static title = "Subresource Integrity";
	static possibleResults = [
		Expectation.SriImplementedAndAllScriptsLoadedSecurely,
		Expectation.SriImplementedAndExternalScriptsLoadedSecurely,
		Expectation.SriNotImplementedResponseNotHtml,
		Expectation.SriNotImplementedButNoScriptsLoaded,
		Expectation.SriNotImplementedButAllScriptsLoadedFromSecureOrigin,
		Expectation.SriNotImplementedButExternalScriptsLoadedSecurely,
		Expectation.SriImplementedButExternalScriptsNotLoadedSecurely,
		Expectation.SriNotImplementedAndExternalScriptsNotLoadedSecurely
	];
	constructor(expectation) {
		super(expectation);
		this.data = {};
	}
};
function subresourceIntegrityTest(requests, expectation = Expectation.SriImplementedAndExternalScriptsLoadedSecurely) {
	const output = new SubresourceIntegrityOutput(expectation);
	const goodness = [
		Expectation.SriImplementedAndAllScriptsLoadedSecurely,
		Expectation.SriImplementedAndExternalScriptsLoadedSecurely,
		Expectation.SriImplementedButExternalScriptsNotLoadedSecurely,
		Expectation.SriNotImplementedButExternalScriptsLoadedSecurely,
		Expectation.SriNotImplementedAndExternalScriptsNotLoadedSecurely,
		Expectation.SriNotImplementedResponseNotHtml
	];
	const resp = requests.responses.auto;
	if (!resp) {
		output.result = Expectation.SriNotImplementedButNoScriptsLoaded;
		return output;
	}
	const mime = (getFirstHttpHeader(resp, "content-type") ?? "").split(";")[0];
	if (!HTML_TYPES.has(mime)) output.result = Expectation.SriNotImplementedResponseNotHtml;
	else {
		let dom;
		try {
			dom = new JSDOM(requests.resources.path || "");
		} catch (e) {
			output.result = Expectation.HtmlNotParseable;
			return output;
		}
		let scriptsOnForeignOrigin = false;
		const scripts = dom.window.document.querySelectorAll("script");
		for (const script of scripts) if (script.src) {
			const src = parse(script.src);
			const integrity = script.getAttribute("integrity");
			const crossorigin = script.crossOrigin;
			let relativeOrigin = false;
			let relativeProtocol = false;
			let sameSecondLevelDomain = false;
			const relativeProtocolRegex = /^(\/\/)[^\/]/;
			const fullUrlRegex = /^https?:\/\//;
			if (relativeProtocolRegex.test(script.src)) {
				relativeProtocol = true;
				sameSecondLevelDomain = true;
			} else if (fullUrlRegex.test(script.src)) sameSecondLevelDomain = src.domain === parse(requests.hostname).domain;
			else {
				relativeOrigin = true;
				sameSecondLevelDomain = true;
			}
			let secureOrigin = false;
			if (relativeOrigin || sameSecondLevelDomain && !relativeProtocol) secureOrigin = true;
			else {
				secureOrigin = false;
				scriptsOnForeignOrigin = true;
			}
			let scheme = null;
			if (!relativeProtocol && !relativeOrigin) scheme = new URL(script.src).protocol;
			let secureScheme = false;
			if (scheme === "https:" || relativeOrigin && requests.session?.url.protocol === "https:") secureScheme = true;
			if (!secureOrigin) {
				output.data[script.src] = {
					crossorigin,
					integrity
				};
				if (integrity && !secureScheme) output.result = onlyIfWorse(Expectation.SriImplementedButExternalScriptsNotLoadedSecurely, output.result, goodness);
				else if (!integrity && secureScheme) output.result = onlyIfWorse(Expectation.SriNotImplementedButExternalScriptsLoadedSecurely, output.result, goodness);
				else if (!integrity && !secureScheme && sameSecondLevelDomain) output.result = onlyIfWorse(Expectation.SriNotImplementedAndExternalScriptsNotLoadedSecurely, output.result, goodness);
				else if (!integrity && !secureScheme) output.result = onlyIfWorse(Expectation.SriNotImplementedAndExternalScriptsNotLoadedSecurely, output.result, goodness);
			} else if (integrity && secureScheme && !output.result) output.result = Expectation.SriImplementedAndAllScriptsLoadedSecurely;
		}
		if (scripts.length === 0) output.result = Expectation.SriNotImplementedButNoScriptsLoaded;
		else if (!output.result) {
			if (scriptsOnForeignOrigin) output.result = Expectation.SriImplementedAndExternalScriptsLoadedSecurely;
			else output.result = Expectation.SriNotImplementedButAllScriptsLoadedFromSecureOrigin;
		}
	}
	output.data = JSON.stringify(output.data).length < 32768 ? output.data : {};
	if ([
		Expectation.SriImplementedAndAllScriptsLoadedSecurely,
		Expectation.SriImplementedAndExternalScriptsLoadedSecurely,
		Expectation.SriNotImplementedResponseNotHtml,
		Expectation.SriNotImplementedButAllScriptsLoadedFromSecureOrigin,
		Expectation.SriNotImplementedButNoScriptsLoaded,
		expectation
	].includes(output.result)) output.pass = true;
	return output;
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/x-content-type-options.js
var XContentTypeOptionsOutput = class extends BaseOutput {
	data = null;
	static name = "x-content-type-options";
	static title = "X-Content-Type-Options";
	static possibleResults = [
		Expectation.XContentTypeOptionsNosniff,
		Expectation.XContentTypeOptionsHeaderInvalid,
		Expectation.XContentTypeOptionsNotImplemented
	];
	constructor(expectation) {
		super(expectation);
	}
};
function xContentTypeOptionsTest(requests, expectation = Expectation.XContentTypeOptionsNosniff) {
	const output = new XContentTypeOptionsOutput(expectation);
	const resp = requests.responses.auto;
	if (!resp) {
		output.result = Expectation.XContentTypeOptionsNotImplemented;
		return output;
	}
	const header = getFirstHttpHeader(resp, X_CONTENT_TYPE_OPTIONS);
	if (header) {
		output.data = header.slice(0, 256);
		if (output.data.trim().toLowerCase() === "nosniff") output.result = Expectation.XContentTypeOptionsNosniff;
		else output.result = Expectation.XContentTypeOptionsHeaderInvalid;
	} else output.result = Expectation.XContentTypeOptionsNotImplemented;
	output.pass = output.result === expectation;
	return output;
}

// node_modules/@mdn/mdn-http-observatory/src/analyzer/tests/x-frame-options.js
var XFrameOptionsOutput = class extends BaseOutput {
	data = null;
	static name = "x-frame-options";
	static title = "X-Frame-Options";
	static possibleResults = [
		Expectation.XFrameOptionsImplementedViaCsp,
		Expectation.XFrameOptionsSameoriginOrDeny,
		Expectation.XFrameOptionsAllowFromOrigin,
		Expectation.XFrameOptionsNotImplemented,
		Expectation.XFrameOptionsHeaderInvalid
	];
	constructor(expectation) {
		super(expectation);
	}
};
function xFrameOptionsTest(requests, expectation = Expectation.XFrameOptionsSameoriginOrDeny) {
	const output = new XFrameOptionsOutput(expectation);
	const resp = requests.responses.auto;
	if (!resp) {
		output.result = Expectation.XFrameOptionsNotImplemented;
		return output;
	}
	const header = getFirstHttpHeader(resp, X_FRAME_OPTIONS);
	if (header) {
		output.data = header.slice(0, 1024);
		const xfo = output.data.trim().toLowerCase();
		if (["deny", "sameorigin"].includes(xfo)) output.result = Expectation.XFrameOptionsSameoriginOrDeny;
		else if (xfo.startsWith("allow-from")) output.result = Expectation.XFrameOptionsAllowFromOrigin;
		else output.result = Expectation.XFrameOptionsHeaderInvalid;
	} else output.result = Expectation.XFrameOptionsNotImplemented;
	const csp = contentSecurityPolicyTest(requests);
	if (csp.data && csp.data["frame-ancestors"]) output.result = Expectation.XFrameOptionsImplementedViaCsp;
	if ([
		Expectation.XFrameOptionsAllowFromOrigin,
		Expectation.XFrameOptionsSameoriginOrDeny,
		Expectation.XFrameOptionsImplementedViaCsp,
		expectation
	].includes(output.result)) output.pass = true;
	return output;
}

// node_modules/@mdn/mdn-http-observatory/src/constants.js
const ALL_TESTS = [
	contentSecurityPolicyTest,
	cookiesTest,
	crossOriginResourceSharingTest,
	redirectionTest,
	referrerPolicyTest,
	strictTransportSecurityTest,
	subresourceIntegrityTest,
	xContentTypeOptionsTest,
	xFrameOptionsTest,
	crossOriginResourcePolicyTest
];

// node_modules/@mdn/mdn-http-observatory/src/grader/charts.js
const GRADE_CHART = /* @__PURE__ */ new Map([
	[100, "A+"],
	[95, "A"],
	[90, "A"],
	[85, "A-"],
	[80, "B+"],
	[75, "B"],
	[70, "B"],
	[65, "B-"],
	[60, "C+"],
	[55, "C"],
	[50, "C"],
	[45, "C-"],
	[40, "D+"],
	[35, "D"],
	[30, "D"],
	[25, "D-"],
	[20, "F"],
	[15, "F"],
	[10, "F"],
	[5, "F"],
	[0, "F"]
]);
const MINIMUM_SCORE_FOR_EXTRA_CREDIT = 90;
const GRADES = new Set(GRADE_CHART.values());
const SCORE_TABLE = /* @__PURE__ */ new Map([
	[Expectation.CspImplementedWithNoUnsafeDefaultSrcNone, {
		description: `<p>
        Content Security Policy (CSP) implemented with <code>default-src 'none'</code>,
        no <code>'unsafe'</code> and form-action is set to <code>'none'</code> or <code>'self'</code>
        </p>`,
		modifier: 10,
		recommendation: ``
	}],
	[Expectation.CspImplementedWithNoUnsafe, {
		description: `<p>
        Content Security Policy (CSP) implemented without <code>'unsafe-inline'</code> or <code>'unsafe-eval'</code>
        </p>`,
		modifier: 5,
		recommendation: `<p>
      Set <code>default-src</code> to <code>'none'</code>
      </p>`
	}],
	[Expectation.CspImplementedWithUnsafeInlineInStyleSrcOnly, {
		description: `<p>
      Content Security Policy (CSP) implemented with unsafe sources inside style-src. This includes <code>'unsafe-inline'</code>, <code>data:</code> or overly broad sources such as <code>https</code>. <code>'form-action'</code> is set to <code>'self'</code>, <code>'none'</code> or <code>'specific source'</code>
      </p>`,
		modifier: 0,
		recommendation: `
        <p>
          Lock down <code>style-src</code> directive, removing <code>'unsafe-inline'</code>, <code>data:</code> and broad sources.
        </p>`
	}],
	[Expectation.CspImplementedWithInsecureSchemeInPassiveContentOnly, {
		description: `<p>
      Content Security Policy (CSP) implemented, but secure site allows images or media to be loaded over HTTP
      </p>`,
		modifier: -10,
		recommendation: `<p>
        Load images and media over HTTPS and prevent their loading over HTTP with the <code>img-src</code> and <code>media-src</code> or <code>default-src</code> directives
      </p>`
	}],
	[Expectation.CspImplementedWithUnsafeEval, {
		description: `<p>
      Content Security Policy (CSP) implemented, but allows <code>'unsafe-eval'</code> and allows forms to be submitted to any source.
      </p>`,
		modifier: -10,
		recommendation: `<p>First remove the use of <code>eval()</code> from the codebase and once completed, remove <code>'unsafe-eval'</code> from the CSP header.</p>`
	}],
	[Expectation.CspImplementedWithUnsafeInline, {
		description: `<p>
      Content Security Policy (CSP) implemented unsafely. This includes <code>'unsafe-inline'</code> or <code>data:</code> inside <code>script-src</code>, overly broad sources such as <code>https:</code> inside <code>object-src</code> or <code>script-src</code>, or not restricting the sources for <code>object-src</code> or <code>script-src</code>.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Remove <code>unsafe-inline</code> and <code>data:</code> from <code>script-src</code>, overly broad sources from <code>object-src</code> and <code>script-src</code>, and ensure <code>object-src</code> and <code>script-src</code> are set.
      </p>`
	}],
	[Expectation.CspImplementedWithInsecureScheme, {
		description: `<p>
      Content Security Policy (CSP) implemented, but secure site allows resources to be loaded over HTTP
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Load resources over HTTPS and remove any HTTP sources from your CSP.
      </p>`
	}],
	[Expectation.CspHeaderInvalid, {
		description: `<p>
        Content Security Policy (CSP) header cannot be parsed successfully
        </p>`,
		modifier: -25,
		recommendation: `<p>
      Check your CSP syntax with the <a href="https://csp-evaluator.withgoogle.com/" target="_blank" rel="noreferrer" class="external">CSP Evaluator</a>
      </p>.`
	}],
	[Expectation.CspNotImplemented, {
		description: `<p>
      Content Security Policy (CSP) header not implemented
      </p>`,
		modifier: -25,
		recommendation: `<p>
      Implement one, see <a href="/en-US/docs/Web/HTTP/CSP">MDN's Content Security Policy (CSP) documentation</a>.
      </p>`
	}],
	[Expectation.CspNotImplementedButReportingEnabled, {
		description: `<p>
      Content Security Policy (CSP) reporting implemented only, with <code>Content-Security-Policy-Report-Only</code> header.
      </p>`,
		modifier: -25,
		recommendation: `<p>
      Implement an enforced policy, see <a href="/en-US/docs/Web/HTTP/CSP">MDN's Content Security Policy (CSP) documentation</a>.
      </p>`
	}],
	[Expectation.CspImplementedButDuplicateDirectives, {
		description: `<p>
        Content Security Policy (CSP) implemented, but contains duplicate directives.
        </p>`,
		modifier: 0,
		recommendation: `<p>Remove duplicate directives from the CSP</p>`
	}],
	[Expectation.CookiesSecureWithHttponlySessionsAndSamesite, {
		description: `<p>
        All cookies use the <code>Secure</code> flag, session cookies use the <code>HttpOnly</code> flag, and cross-origin restrictions are in place via the <code>SameSite</code> flag.
        </p>`,
		modifier: 5,
		recommendation: ``
	}],
	[Expectation.CookiesSecureWithHttponlySessions, {
		description: `<p>
        All cookies use the <code>Secure</code> flag and all session cookies use the <code>HttpOnly</code> flag.
        </p>`,
		modifier: 0,
		recommendation: `<p>
      Use <code>SameSite</code>.
      </p>`
	}],
	[Expectation.CookiesNotFound, {
		description: `<p>
      No cookies detected
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.CookiesWithoutSecureFlagButProtectedByHsts, {
		description: `<p>
        Cookies set without using the <code>Secure</code> flag, but transmission over HTTP prevented by HSTS.
        </p>`,
		modifier: -5,
		recommendation: `<p>
      Use <code>Secure</code> flag.
      </p>`
	}],
	[Expectation.CookiesSessionWithoutSecureFlagButProtectedByHsts, {
		description: `<p>
        Session cookie set without the <code>Secure</code> flag, but transmission over HTTP prevented by HSTS.
        </p>`,
		modifier: -10,
		recommendation: `<p>
      Use <code>Secure</code> flag.
      </p>`
	}],
	[Expectation.CookiesWithoutSecureFlag, {
		description: `<p>
      Cookies set without using the <code>Secure</code> flag or set over HTTP.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Use <code>Secure</code> flag and set up HSTS.
      </p>`
	}],
	[Expectation.CookiesSamesiteFlagInvalid, {
		description: `<p>
        Cookies use <code>SameSite</code> flag, but set to something other than <code>Strict</code> or <code>Lax</code>
        </p>`,
		modifier: -20,
		recommendation: `<p>
      Use <code>SameSite</code> <code>Strict</code> or <code>Lax</code>.
      </p>`
	}],
	[Expectation.CookiesAnticsrfWithoutSamesiteFlag, {
		description: `<p>
      Anti-CSRF tokens set without using the <code>SameSite</code> flag.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Use <code>SameSite</code> <code>Strict</code> or <code>Lax</code>.
      </p>`
	}],
	[Expectation.CookiesSessionWithoutHttponlyFlag, {
		description: `<p>
      Session cookie set without using the <code>HttpOnly</code> flag.
      </p>`,
		modifier: -30,
		recommendation: `<p>
      Use <code>HttpOnly</code>
      </p>`
	}],
	[Expectation.CookiesSessionWithoutSecureFlag, {
		description: "Session cookie set without using the <code>Secure</code> flag or set over HTTP.",
		modifier: -40,
		recommendation: `<p>
      Use <code>Secure</code> flag and set up HSTS.
      </p>`
	}],
	[Expectation.CrossOriginResourceSharingNotImplemented, {
		description: `<p>
      Content is not visible via cross-origin resource sharing (CORS) files or headers.
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.CrossOriginResourceSharingImplementedWithPublicAccess, {
		description: `<p>
        Public content is visible via cross-origin resource sharing (CORS) <code>Access-Control-Allow-Origin</code> header.
        </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.CrossOriginResourceSharingImplementedWithRestrictedAccess, {
		description: `<p>Content is visible via cross-origin resource sharing (CORS) files or headers, but is restricted to specific domains.</p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.CrossOriginResourceSharingImplementedWithUniversalAccess, {
		description: `<p>
      Content is visible via cross-origin resource sharing (CORS) file or headers, and credentials can be sent. <em>Your site could be vulnerable to CSRF attacks</em>.
      </p>`,
		modifier: -50,
		recommendation: `
        <p>
          If credentialed access is required from specific origins, ensure <code>Access-Control-Allow-Origin</code> can only be set to those origins, rather than reflecting the Origin header. If public non-credentialed access is required, set <code>Access-Control-Allow-Origin</code> to <code>*</code> and omit the <code>Access-Control-Allow-Credentials</code> header. Otherwise, omit both headers.
        </p>
        `
	}],
	[Expectation.RedirectionAllRedirectsPreloaded, {
		description: `<p>
      All hosts redirected to are in the HTTP Strict Transport Security (HSTS) preload list.
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.RedirectionToHttps, {
		description: `<p>
      Initial redirection is to HTTPS on same host, final destination is HTTPS
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.RedirectionNotNeededNoHttp, {
		description: `<p>
      Not able to connect via HTTP, so no redirection necessary.
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.RedirectionOffHostFromHttp, {
		description: `<p>
      Initial redirection from HTTP to HTTPS is to a different host, preventing HSTS.
      </p>`,
		modifier: -5,
		recommendation: `<p>
      HSTS headers aren't recognized when set over HTTP, so redirect to the same host on HTTPS first, then redirect to the final host.
      </p>`
	}],
	[Expectation.RedirectionNotToHttpsOnInitialRedirection, {
		description: `<p>
      Redirects to HTTPS eventually, but initial redirection is to another HTTP URL.
      </p>`,
		modifier: -10,
		recommendation: `<p>
      Redirect to the same host on HTTPS first, then redirect to the final host on HTTPS.
      </p>`
	}],
	[Expectation.RedirectionNotToHttps, {
		description: `<p>
      Redirects, but final destination is not an HTTPS URL.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Redirect to the same host on HTTPS first, then redirect to the final host on HTTPS.
      </p>`
	}],
	[Expectation.RedirectionMissing, {
		description: `<p>
      Does not redirect to an HTTPS site.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Redirect to the same host on HTTPS first, then redirect to the final host on HTTPS.
      </p>`
	}],
	[Expectation.RedirectionInvalidCert, {
		description: `<p>
      Invalid certificate chain encountered during redirection.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Install a valid TLS certificate on the server. <a href="https://letsencrypt.org/" target="_blank" rel="noreferrer" class="external">Let's Encrypt</a> is a good choice, as are certificates managed by your cloud provider or commercially sold ones.
      </p>`
	}],
	[Expectation.ReferrerPolicyPrivate, {
		description: `<p>
        <code>Referrer-Policy</code> header set to <code>no-referrer</code>, <code>same-origin</code>, <code>strict-origin</code> or <code>strict-origin-when-cross-origin</code>.
        </p>`,
		modifier: 5,
		recommendation: `<p class="obs-none">None<p>`
	}],
	[Expectation.ReferrerPolicyNotImplemented, {
		description: `<p>
      <code>Referrer-Policy</code> header not implemented.
      </p>`,
		modifier: 0,
		recommendation: `<p>
      Set to <code>strict-origin-when-cross-origin</code> at a minimum.
      </p>`
	}],
	[Expectation.ReferrerPolicyUnsafe, {
		description: `<p>
        <code>Referrer-Policy</code> header set unsafely to <code>origin</code>, <code>origin-when-cross-origin</code>, <code>unsafe-url</code> or <code>no-referrer-when-downgrade</code>.
        </p>`,
		modifier: -5,
		recommendation: `<p>
      Set to strict-origin-when-cross-origin at a minimum
      </p>`
	}],
	[Expectation.ReferrerPolicyHeaderInvalid, {
		description: `<p>
      <code>Referrer-Policy</code> header cannot be recognized.
      </p>`,
		modifier: -5,
		recommendation: `<p>
      Set to strict-origin-when-cross-origin at a minimum
      </p>`
	}],
	[Expectation.HstsPreloaded, {
		description: `<p>
        Preloaded via the HTTP Strict Transport Security (HSTS) preloading process.
        </p>`,
		modifier: 5,
		recommendation: ``
	}],
	[Expectation.HstsImplementedMaxAgeAtLeastSixMonths, {
		description: `<p>
        <code>Strict-Transport-Security</code> header set to a minimum of six months (15768000).
        </p>`,
		modifier: 0,
		recommendation: `<p>
      Consider preloading: this requires adding the <code>preload</code> and <code>includeSubDomains</code> directives and setting <code>max-age</code> to at least <code>31536000</code> (1 year), and submitting your site to <a href="https://hstspreload.org/" target="_blank" rel="noreferrer" class="external">https://hstspreload.org/</a>.
      </p>`
	}],
	[Expectation.HstsImplementedMaxAgeLessThanSixMonths, {
		description: `<p>
      <code>Strict-Transport-Security</code> header set to less than six months (15768000).
      </p>`,
		modifier: -10,
		recommendation: `<p>
      Increase HSTS period.
      </p>`
	}],
	[Expectation.HstsNotImplemented, {
		description: `<p>
      <code>Strict-Transport-Security</code> header not implemented.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Add HSTS. Consider rolling out with shorter periods first (as suggested on <a href="https://hstspreload.org/#deployment-recommendations" target="_blank" rel="noreferrer" class="external">https://hstspreload.org/</a>).
      </p>`
	}],
	[Expectation.HstsHeaderInvalid, {
		description: `<p>
        <code>Strict-Transport-Security</code> header cannot be recognized
        </p>`,
		modifier: -20,
		recommendation: `<p>
      Read <a href="/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security">MDN's documentation on HTTP Strict Transport Security</a>.
      </p>`
	}],
	[Expectation.HstsNotImplementedNoHttps, {
		description: `<p>
        <code>Strict-Transport-Security</code> header cannot be set for sites not available over HTTPS.
       </p>`,
		modifier: -20,
		recommendation: `<p>
      Make your site available over <a href="/en-US/docs/Glossary/HTTPS">HTTPS</a>. <a href="https://letsencrypt.org/getting-started/" target="_blank" rel="noreferrer" class="external">Let's Encrypt docs</a> are a good starting point.
      </p>`
	}],
	[Expectation.HstsInvalidCert, {
		description: `<p>
      <code>Strict-Transport-Security</code> header cannot be set, as site contains an invalid certificate chain.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      HSTS can only work with a valid TLS certificate on the server. <a href="https://letsencrypt.org/" target="_blank" rel="noreferrer" class="external">Let's Encrypt</a> is a good choice, as are certificates managed by your cloud provider or commercially sold ones.
      </p>`
	}],
	[Expectation.SriImplementedAndAllScriptsLoadedSecurely, {
		description: `<p>
      Subresource Integrity (SRI) is implemented and all scripts are loaded from a similar origin.
      </p>`,
		modifier: 5,
		recommendation: ``
	}],
	[Expectation.SriImplementedAndExternalScriptsLoadedSecurely, {
		description: `<p>
      Subresource Integrity (SRI) is implemented and all scripts are loaded securely.
      </p>`,
		modifier: 5,
		recommendation: ``
	}],
	[Expectation.SriNotImplementedResponseNotHtml, {
		description: `<p>
      Subresource Integrity (SRI) is only needed for HTML resources.
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.SriNotImplementedButNoScriptsLoaded, {
		description: `<p>
      Subresource Integrity (SRI) is not needed since site contains no script tags.
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.SriNotImplementedButAllScriptsLoadedFromSecureOrigin, {
		description: `<p>
      Subresource Integrity (SRI) not implemented, but all scripts are loaded from a similar origin.
      </p>`,
		modifier: 0,
		recommendation: `<p>
      Add SRI for bonus points.
      </p>`
	}],
	[Expectation.SriNotImplementedButExternalScriptsLoadedSecurely, {
		description: `<p>
      Subresource Integrity (SRI) not implemented, but all external scripts are loaded over HTTPS.
      </p>`,
		modifier: -5,
		recommendation: `<p>
      Add SRI to external scripts.
      </p>`
	}],
	[Expectation.SriImplementedButExternalScriptsNotLoadedSecurely, {
		description: `<p>
      Subresource Integrity (SRI) implemented, but external scripts are loaded over HTTP or use protocol-relative URLs via <code>src="//..."</code>.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Load external scripts over HTTPS.
      </p>`
	}],
	[Expectation.SriNotImplementedAndExternalScriptsNotLoadedSecurely, {
		description: `<p>
        Subresource Integrity (SRI) not implemented, and external scripts are loaded over HTTP or use protocol-relative URLs via <code>src="//..."</code>.
        </p>`,
		modifier: -50,
		recommendation: `<p>
      Load external scripts over HTTPS, and add SRI to them.
      </p>`
	}],
	[Expectation.XContentTypeOptionsNosniff, {
		description: `<p>
      <code>X-Content-Type-Options</code> header set to <code>nosniff</code>.
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.XContentTypeOptionsNotImplemented, {
		description: `<p>
      <code>X-Content-Type-Options</code> header not implemented.
      </p>`,
		modifier: -5,
		recommendation: `<p>
      Set to <code>nosniff</code>.
      </p>`
	}],
	[Expectation.XContentTypeOptionsHeaderInvalid, {
		description: `<p>
      <code>X-Content-Type-Options</code> header cannot be recognized.
      </p>`,
		modifier: -5,
		recommendation: `<p>
      Set to <code>nosniff</code>.
      </p>`
	}],
	[Expectation.XFrameOptionsImplementedViaCsp, {
		description: `<p>
      <code>X-Frame-Options</code> (XFO) implemented via the CSP frame-ancestors directive.
      </p>`,
		modifier: 5,
		recommendation: ``
	}],
	[Expectation.XFrameOptionsSameoriginOrDeny, {
		description: `<p>
      <code>X-Frame-Options</code> (XFO) header set to <code>SAMEORIGIN</code> or <code>DENY</code>.
      </p>`,
		modifier: 0,
		recommendation: `<p>
      Implement frame-ancestors CSP.
      </p>`
	}],
	[Expectation.XFrameOptionsAllowFromOrigin, {
		description: `<p>
      <code>X-Frame-Options</code> (XFO) header uses <code>ALLOW-FROM</code> uri directive.
      </p>`,
		modifier: 0,
		recommendation: `<p>
      Implement frame-ancestors CSP.
      </p>`
	}],
	[Expectation.XFrameOptionsNotImplemented, {
		description: `<p>
      <code>X-Frame-Options</code> (XFO) header not implemented.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Implement frame-ancestors CSP.
      </p>`
	}],
	[Expectation.XFrameOptionsHeaderInvalid, {
		description: `<p>
      <code>X-Frame-Options</code> (XFO) header cannot be recognized.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Implement frame-ancestors CSP.
      </p>`
	}],
	[Expectation.CrossOriginResourcePolicyHeaderInvalid, {
		description: `<p>
        Cross-Origin-Resource-Policy (CORP) header cannot be recognized.
        </p>`,
		modifier: -5,
		recommendation: `<p>
      Implement <a href="/en-US/docs/Web/HTTP/Cross-Origin_Resource_Policy">Cross Origin Resource Policy</a>.
      </p>`
	}],
	[Expectation.CrossOriginResourcePolicyImplementedWithCrossOrigin, {
		description: `<p>
      Cross Origin Resource Policy (CORP) implemented, but allows cross-origin resource sharing by default.
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.CrossOriginResourcePolicyImplementedWithSameOrigin, {
		description: `<p>
      Cross Origin Resource Policy (CORP) implemented, prevents leaks into cross-origin contexts.
      </p>`,
		modifier: 10,
		recommendation: ``
	}],
	[Expectation.CrossOriginResourcePolicyImplementedWithSameSite, {
		description: `<p>
        Cross Origin Resource Policy (CORP) implemented, prevents leaks into cross-site contexts.
        </p>`,
		modifier: 10,
		recommendation: ``
	}],
	[Expectation.CrossOriginResourcePolicyNotImplemented, {
		description: `<p>
      Cross Origin Resource Policy (CORP) is not implemented (defaults to <code>cross-origin</code>).
      </p>`,
		modifier: 0,
		recommendation: ``
	}],
	[Expectation.HtmlNotParseable, {
		description: `<p>
      Claims to be html, but cannot be parsed.
      </p>`,
		modifier: -20,
		recommendation: `<p>
      Make sure the server returns correct HTML.
      </p>`
	}]
]);

// node_modules/@mdn/mdn-http-observatory/src/grader/grader.js
function getGradeForScore(score) {
	score = Math.max(score, 0);
	const scoreMapKey = Math.min(score - score % 5, 100);
	const grade = GRADE_CHART.get(scoreMapKey);
	if (!grade) throw new Error(`Score of ${scoreMapKey} did not map to a grade`);
	return {
		score,
		grade
	};
}
function getScoreModifier(expectation) {
	return SCORE_TABLE.get(expectation)?.modifier ?? 0;
}

export { ALL_TESTS, MINIMUM_SCORE_FOR_EXTRA_CREDIT, Requests, getGradeForScore, getScoreModifier, preloaded };