import { australia } from '#content/countries/australia.ts'
import { france } from '#content/countries/france.ts'
import { greece } from '#content/countries/greece.ts'
import { india } from '#content/countries/india.ts'
import { indonesia } from '#content/countries/indonesia.ts'
import { italy } from '#content/countries/italy.ts'
import { japan } from '#content/countries/japan.ts'
import { kazakhstan } from '#content/countries/kazakhstan.ts'
import { malaysia } from '#content/countries/malaysia.ts'
import { nepal } from '#content/countries/nepal.ts'
import { philippines } from '#content/countries/philippines.ts'
import { singapore } from '#content/countries/singapore.ts'
import { sriLanka } from '#content/countries/sri-lanka.ts'
import { switzerland } from '#content/countries/switzerland.ts'
import { thailand } from '#content/countries/thailand.ts'
import { uae } from '#content/countries/uae.ts'
import { vietnam } from '#content/countries/vietnam.ts'
import type { Country } from '#domain/catalogue/country.ts'

/** The explored countries in the order of their carousel, then the others. */
export const COUNTRIES: Country[] = [
  thailand,
  india,
  uae,
  australia,
  nepal,
  indonesia,
  singapore,
  kazakhstan,
  malaysia,
  sriLanka,
  vietnam,
  switzerland,
  france,
  italy,
  greece,
  japan,
  philippines,
]
