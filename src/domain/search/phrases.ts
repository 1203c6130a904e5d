/**
 * What a visitor may say besides places: kind and values of a choice (filters.ts), then the words for it. English,
 * Hindi, and Hindi in Latin letters.
 */
export const PHRASES: Record<string, string> = {
  'theme honeymoon':
    'after wedding, after the wedding, after marriage, shaadi ke baad, shadi ke baad, just married, honeymoon, honey moon, hanimoon, couple, couples, romantic, newly married, newlywed, anniversary, हनीमून, कपल',
  'theme family':
    'family, families, kid, kids, child, children, baby, parivar, pariwar, bachche, bacche, bachcho, baccho, family friendly, kids friendly, परिवार, फैमिली, बच्चों, बच्चे',
  'theme senior':
    'with parents, parents ke saath, mummy papa ke saath, mata pita ke saath, maa baap, retired, retirement, senior, seniors, senior citizen, senior citizens, elderly, old age, old people, parents, grandparents, buzurg, bujurg, mata pita, maa papa, mummy papa, बुजुर्ग, माता पिता',
  'theme pilgrimage':
    'pilgrimage, pilgrim, religious, spiritual, temple, temples, mandir, teerth, tirth, tirth yatra, teerth yatra, dham, darshan, dharmik, devotional, jyotirlinga, jyotirling, तीर्थ, तीर्थ यात्रा, धार्मिक, मंदिर, दर्शन',
  'theme adventure':
    'adventure, adventures, adventurous, trek, treks, trekking, hiking, hike, thrill, एडवेंचर, रोमांच, ट्रेकिंग',
  'theme beach':
    'beach, beaches, beachside, sea, seaside, sea side, ocean, samudra, samundar, samandar, samundar kinare, samudra kinare, beach side, island, islands, tapu, samundra, sea beach, समुद्र, बीच, समुंदर',
  'theme snow':
    'snow, snowfall, snow fall, snowy, barf, baraf, barfbari, barf wali jagah, barf dekhna, ice, बर्फ, बर्फबारी, स्नो',
  'theme wildlife':
    'wildlife, wild life, jungle, jungle safari, forest, animals, animal, tiger, tigers, lion, lions, national park, jangal, zoo, जंगल, सफारी',
  'theme heritage':
    'heritage, history, historic, historical, fort, forts, palace, palaces, monuments, monument, culture, cultural, museum, museums, kila, qila, किला, किले, इतिहास, विरासत',
  'theme budget':
    'cheap, cheapest, cheaper, budget, low budget, budget friendly, pocket friendly, low cost, lowest price, low price, affordable, economical, economy, inexpensive, sasta, saste, sasti, kam budget, kam paise, सस्ता, सस्ते, सस्ती, बजट, कम बजट',
  'month 1': 'january, jan, janvari, जनवरी, republic day',
  'month 2': 'february, feb, farvari, फरवरी, valentine, valentines day',
  'month 3': 'march, mar, मार्च, holi',
  'month 4': 'april, apr, अप्रैल',
  'month 5': 'may, mai, मई',
  'month 6': 'june, jun, जून',
  'month 7': 'july, jul, julai, जुलाई',
  'month 8': 'august, aug, agast, अगस्त, independence day',
  'month 9': 'september, sep, sept, सितंबर, सितम्बर',
  'month 10': 'october, oct, aktubar, अक्टूबर, dussehra, durga puja, navratri',
  'month 10,11': 'diwali, deepavali, दिवाली',
  'month 11': 'november, nov, नवंबर, नवम्बर',
  'month 12': 'december, dec, दिसंबर, दिसम्बर, christmas, xmas, new year, nye, year end',
  'month 4,5,6': 'summer, summers, garmi, garmiyon, गर्मी, गर्मियों',
  'month 5,6':
    'school vacation, school vacations, school break, bachcho ki chhutti, bachchon ki chhutti, garmi ki chhuttiyan, garmi ki chuttiyan, summer vacation, summer vacations, summer holiday, summer holidays, school holidays, garmi ki chhutti',
  'month 7,8,9': 'barsaat, barsat, sawan, monsoon, rainy season, rain, barish, baarish, mansoon, मानसून, बारिश',
  'month 12,1,2': 'sardiyon mein, thandi, winter, winters, sardi, sardiyon, thand, सर्दी, सर्दियों',
  'visa none':
    'visa free, visafree, no visa, without visa, bina visa, visa not required, visa exempt, बिना वीजा, वीजा फ्री',
  'visa online': 'visa on arrival, on arrival visa, voa, e visa, evisa',
  'vehicle private': 'private car, private cab, private vehicle, private taxi, private',
  'tier standard': '3 star, three star, 3 star hotel, 3 star hotels',
  'tier deluxe': '4 star, four star, 4 star hotel, 4 star hotels, deluxe',
  'tier superDeluxe': '5 star, five star, 5 star hotel, 5 star hotels, super deluxe, luxury, luxurious, premium, लग्जरी',
  'nights 2,3': 'weekend, week end, weekend getaway, short trip, chhota trip, वीकेंड',
  'nights 3': 'long weekend',
  'nights 6,7': 'a week, one week, week, ek hafta, hafta, ek hafte, 1 week, हफ्ता, एक हफ्ता',
}

/** Words for what we sell: alone they ask for everything. */
export const OFFERS =
  'tour, tours, touring, tourism, package, packages, pkg, packge, pacakge, pakage, pakej, trip, trips, tirp, holiday, holidays, vacation, vacations, travel, journey, itinerary, offer, offers, deal, deals, safar, yatra, yatraa, टूर, पैकेज, यात्रा, ट्रिप'

/** Words that ask for nothing by themselves. */
export const FILLERS =
  'total, country, countries, mid, early, late, end of, start of, beginning of, a, an, the, in, to, for, of, at, on, with, and, by, from, near, around, via, me, my, i, we, us, our, is, are, it, any, some, all, only, just, want, need, go, going, visit, visiting, show, find, get, give, please, tourist, traveling, travelling, travels, plan, plans, planning, booking, book, price, prices, cost, costs, rate, rates, charges, best, top, good, nice, great, popular, famous, beautiful, new, place, places, destination, destinations, location, locations, spot, spots, city, option, options, hotel, hotels, stay, sightseeing, guide, complete, full, per, person, pp, each, head, rs, inr, rupees, rupee, time, group, groups, visa, visa for, need a visa, need visa, there, open, closed, safe, possible, does, do, need, required, have, after, during, before, about, these, those, this, next, year, tell, that, what, which, where, how, much, can, should, do, ka, ki, ke, ko, se, mein, par, pe, aur, liye, wala, wale, wali, chahiye, jana, jaana, hai, ho, ghumna, ghumne, ghoomna, ghoomne, sair, kahan, kya, kitna, kitne, का, की, के, को, में, से, पर, और, लिए, घूमने, घूमना, जाना, है, चाहिए, वाला'

/** Words that connect the words beside them: "not Bali", "Bali chhod ke", "Bali or Thailand". */
export const CONNECTORS = {
  not: 'not, no, dont, dont want, do not want, dont show, dont show me, do not show, not interested in, avoid, avoiding, minus, skip, skipping, anything but, instead of, rather than, leave out, never, except, without, excluding, exclude, other than, apart from, but not, bina, sivay, बिना',
  notBefore:
    'ke bina, chhod ke, chhod kar, chhodkar, chod ke, ke alawa, ke siva, ke sivay, ke sivaay, sodun, સિવાય, सिवाय, के सिवा, के बिना, सोडून, ছাড়া, தவிர, తప్ప, ಹೊರತು, ഒഴികെ, nahi, nahin, छोड़ कर, छोड़कर, के अलावा, नहीं',
  or: 'or, ya, vs, versus, either, या, athava, athva, kiva, kinva, अथवा, किंवा, অথবা, কিংবা, அல்லது, లేదా, ಅಥವಾ, അല്ലെങ്കിൽ, અથવા, ਜਾਂ',
} as const

/**
 * Words beside numbers (amounts.ts): nights, days, thousands, lakhs, people, "more than", and words around them that
 * say nothing more.
 */
export const UNITS: Record<string, string> = {
  '1': 'ek, one, एक',
  '2': 'do, two, दो',
  '3': 'teen, tin, three, तीन',
  '4': 'char, chaar, four, चार',
  '5': 'paanch, panch, five, पांच',
  '6': 'chhe, che, six, छह',
  '7': 'saat, sat, seven',
  '8': 'aath, ath, eight',
  '9': 'nau, nine',
  '10': 'das, ten',
  n: 'night, nights, nite, nites, raat, raatein, raaten, रात, रातें, रातों',
  d: 'day, days, din, dino, divas, दिन, दिनों',
  k: 'thousand, hazaar, hazar, hajar, hajaar, हजार',
  l: 'lakh, lakhs, lac, lacs, लाख',
  p: 'people, persons, pax, adults, adult, friends, colleagues, members, guests, travellers, travelers, log, logon, logo, logon ko, jan, jano, janon, kids, kid, child, children, bachche, bacche, लोग, लोगों, जन, जनों, बच्चे',
  '>': 'above, over, more, exceeding, greater, higher, beyond, upar, oopar, uppar, zyada, jyada, adhik, ऊपर, ज्यादा',
  '}': 'minimum, min, least, atleast, plus, onwards, onward, upwards, starting, from',
  '<': 'under, below, less, fewer, kam, niche, neeche, andar, cheaper, कम, अंदर',
  '{': 'upto, up, till, within, max, maximum, most, tak, तक',
  o: 'of',
  '~': 'at, beech, bich, budget, price, rs, inr, rupee, rupees, rupaye, rupay, rupye, to, between, than, around, about, approx, in, only, and, or, aur, ya, se, ka, ki, ke, mein, me, per, person, each, head, pp, बजट, के, में, से, का, और, रुपये',
}
