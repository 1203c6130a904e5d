import type { Kind } from './filters.ts'

/**
 * Search words for the filters: the kind and values of a choice, then its words in English, Hindi, and Hindi in Latin
 * letters.
 */
export const FILTER_WORDS: Record<`${Kind | 'tier'} ${string}`, string> = {
  'theme honeymoon':
    'romance, honeymooners, just got married, after our wedding, after our marriage, shaadi ke baad, shadi ke baad ki trip, naye naye shaadi, naya joda, patni ke saath, pati ke saath, biwi ke saath, with my wife, with my husband, with wife, with husband, with my partner, love birds, couple trip, anniversary trip, valentine trip, prewedding, babymoon, after wedding, after the wedding, after marriage, shaadi ke baad, shadi ke baad, just married, honeymoon, honey moon, hanimoon, saalgirah, salgirah, wedding anniversary, marriage anniversary, shaadi ki saalgirah, shadi ki salgirah, सालगिरह, couple, couples, romantic, newly married, newlywed, anniversary, हनीमून, कपल',
  'theme family':
    'toddler, toddlers, my kids, with kids, bachon, bachcho ke saath, bachchon ke saath, bacchon, ghar wale, ghar walo ke saath, pure parivar, poore parivar ke saath, kid friendly, child friendly, good for kids, young children, little ones, bete, beti, teenagers, joint family, ફેમિલી, குடும்பம், కుటుంబం, family, families, kid, kids, child, children, baby, parivar, pariwar, bachche, bacche, bachcho, baccho, family friendly, kids friendly, परिवार, फैमिली, बच्चों, बच्चे',
  'theme senior':
    'with mom, with mum, with mummy, with mother, with papa, with dad, with father, mom ke saath, mummy ke saath, papa ke saath, mom and papa, mom papa, easy place, easy places, easy trip, easy tour, easy journey, aaram wali, aaram wala, comfortable trip, cant walk, cant walk much, cannot walk, cannot walk much, can not walk, chal nahi sakte, zyada chal nahi sakte, papa mummy, papa mammi, mother father, mother and father, dad and mom, dad mom, dada dadi, nana nani, dadi, daadi, nani, old parents, aged parents, elders, easy pace, relaxed pace, slow pace, less walking, no walking, little walking, kam chalna, kam chalna pade, buddhe maa baap, budhe maa baap, boodhe maa baap, bujurgon, buzurgon, bujurgo, mom dad, mom and dad, mummy papa, amma appa, aai baba, parents ko, for my parents, in laws, saas sasur, 60 plus, 70 year old, 65 year old, वरिष्ठ, मम्मी पापा, दादा दादी, with parents, parents ke saath, mummy papa ke saath, mata pita ke saath, maa baap, retired, retirement, senior, seniors, senior citizen, senior citizens, elderly, old age, old people, parents, grandparents, buzurg, bujurg, mata pita, maa papa, mummy papa, बुजुर्ग, माता पिता',
  'theme pilgrimage':
    'kumbh, kumbh mela, devotion, dharm, bhakti, bhagwan, bhagwan ke darshan, pooja path, tirthyatra, teerthyatra, holy places, holy place, shrine, shrines, yatra dham, shiv, shiva temple, krishna temple, mahadev, यात्रा धाम, पूजा, pilgrimage, pilgrim, religious, spiritual, temple, temples, mandir, teerth, tirth, tirth yatra, teerth yatra, dham, darshan, dharmik, devotional, jyotirlinga, jyotirling, तीर्थ, तीर्थ यात्रा, धार्मिक, मंदिर, दर्शन',
  'theme adventure':
    'thrilling, thriller, adrenaline, extreme, adventure sports, camp and trek, romanch, romanchak, sahsik, bike trip, action packed, adventure, adventures, adventurous, trek, treks, trekking, hiking, hike, thrill, एडवेंचर, रोमांच, ट्रेकिंग',
  'theme beach':
    'water villa, sand, seashore, sea shore, coast, coastal, samundar kinara, samundar ke kinare, samundra kinare, dariya, dariya kinare, beech wali jagah, beach wali jagah, samudra tat, coral, corals, tropical, கடல், కడలి, সমুদ্র, દરિયો, સમુદ્ર, beach, beaches, beachside, sea, seaside, sea side, ocean, samudra, samundar, samandar, samundar kinare, samudra kinare, beach side, island, islands, tapu, samundra, sea beach, समुद्र, बीच, समुंदर',
  'theme snow':
    'cold, cold place, cold places, cold weather, somewhere cold, thandi jagah, thandi jagahein, snowman, snow fight, see snow, play in snow, snow play, barf dekhni, barf dekhne, barf girti, barf girti hui, barf mein khelna, baraf dekhna, snow view, ice and snow, icy, frozen, पहाड़ों पर बर्फ, பனி, మంచు, বরফ, બરફ, snow, snowfall, snow fall, snowy, barf, baraf, barfbari, barf wali jagah, barf dekhna, ice, बर्फ, बर्फबारी, स्नो',
  'theme wildlife':
    'wild animals, jungle mein, vanya jeev, safari park, birds, bird watching, birding, national parks, sanctuary, biodiversity, sher, sher dekhna, janwar, wildlife, wild life, jungle, jungle safari, forest, animals, animal, tiger, tigers, lion, lions, national park, jangal, zoo, जंगल, सफारी',
  'theme heritage':
    'ancient, old city, ruins, architecture, unesco, world heritage, rajwada, mahal, itihas, itihaas, dharohar, maharaja, royal, purani jagah, heritage, history, historic, historical, fort, forts, palace, palaces, monuments, monument, culture, cultural, museum, museums, kila, qila, किला, किले, इतिहास, विरासत',
  'theme budget':
    'on a budget, shoestring, low fare, kam kharcha, kam kharche, kam kharche mein, kam daam, kam paiso, kifayati, bajat, students, student, college, college trip, backpacking, backpackers, backpacker, value for money, reasonable, discounted, பட்ஜெட், తక్కువ ధర, cheap, cheaper, budget, low budget, budget friendly, pocket friendly, low cost, low price, affordable, economical, economy, inexpensive, sasta, saste, sasti, kam budget, kam paise, सस्ता, सस्ते, सस्ती, बजट, कम बजट',
  'month 1': 'january, jan, janvari, जनवरी, republic day, pongal, sankranti, makar sankranti, lohri',
  'month 2': 'february, feb, farvari, फरवरी, valentine, valentines, valentines day, valentine week, valentines week',
  'month 3': 'march, mar, मार्च, holi, होली, holi holidays',
  'month 4': 'april, apr, अप्रैल, baisakhi, vishu',
  'month 5': 'may, mai, मई',
  'month 6': 'june, jun, जून',
  'month 7': 'july, jul, julai, जुलाई',
  'month 8': 'august, aug, agast, अगस्त, independence day, raksha bandhan, rakhi',
  'month 8,9': 'onam, ganesh chaturthi, ganpati, ganeshotsav, janmashtami',
  'month 9': 'september, sep, sept, सितंबर, सितम्बर',
  'month 10': 'october, oct, aktubar, अक्टूबर, gandhi jayanti',
  'month 11': 'november, nov, नवंबर, नवम्बर',
  'month 12':
    'december, dec, दिसंबर, दिसम्बर, christmas, xmas, x mas, christmas holidays, christmas vacation, christmas break, bada din, क्रिसमस',
  'month 12,1':
    'new year, new years, new years eve, new year eve, nye, year end, new year party, naya saal, naye saal, naye saal par, 31st december, winter vacation, winter vacations, winter holidays, winter break, thand ki chhutti, sardi ki chhutti, sardiyon ki chhutti, sardiyon ki chhuttiyan, नया साल, नए साल',
  'month 4,5,6': 'summer, summers, garmi, garmiyon, गर्मी, गर्मियों',
  'month 5,6':
    'kids holidays, kids vacation, school chhutti, school ki chhutti, school ki chhuttiyan, schools are closed, when schools are closed, after exams, exams ke baad, exam ke baad, after exam, pariksha ke baad, board exams ke baad, summer break, bachcho ki chhuttiyon, garmiyon ki chhutti, garmiyon ki chhuttiyan, garmi ki chhuttiyon, may june, गर्मी की छुट्टी, गर्मी की छुट्टियां, गर्मी की छुट्टियों, school vacation, school vacations, school break, bachcho ki chhutti, bachchon ki chhutti, garmi ki chhuttiyan, garmi ki chuttiyan, summer vacation, summer vacations, summer holiday, summer holidays, school holidays, garmi ki chhutti',
  'month 7,8,9':
    'rains, barish ka mausam, barsaat ka mausam, baarish ka mausam, rainy, barsaat, barsat, sawan, monsoon, rainy season, rain, barish, baarish, mansoon, मानसून, बारिश',
  'month 12,1,2':
    'winter season, sardi ka mausam, sardiyon mein, thandi, winter, winters, sardi, sardiyon, thand, सर्दी, सर्दियों',
  'month 3,4': 'spring, spring season, vasant, वसंत',
  'month 9,10,11': 'autumn, fall season, sharad',
  'visa none':
    'dont need visa, dont need a visa, doesnt need visa, do not need visa, visa ki zarurat nahi, visa nahi lagta, visa mukt, visa nahi chahiye, visa na lage, no visa required, no visa needed, visa not needed, without a visa, visa free, visafree, no visa, without visa, bina visa, free visa, visa free countries, visa not required, visa exempt, बिना वीजा, वीजा फ्री',
  'visa online': 'visa on arrival, on arrival visa, voa',
  'vehicle private': 'private car, private cab, private vehicle, private taxi, private',
  'tier standard': '3 star, three star, 3 star hotel, 3 star hotels',
  'tier deluxe': '4 star, four star, 4 star hotel, 4 star hotels, deluxe',
  'tier superDeluxe': '5 star, five star, 5 star hotel, 5 star hotels, super deluxe, luxury, luxurious, premium, लग्जरी',
  'nights 2,3': 'weekend, week end, weekend getaway, short trip, chhota trip, वीकेंड',
  'nights 3': 'long weekend',
  'nights 6,7': 'a week, one week, week, ek hafta, hafta, ek hafte, 1 week, हफ्ता, एक हफ्ता',
}
