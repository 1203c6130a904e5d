import type { Order } from './part.ts'

/** Words for our product; alone they match everything. */
export const OFFERS =
  'tour, tours, touring, tourism, package, packages, pkg, packge, pacakge, pakage, pakej, trip, trips, tirp, holiday, holidays, vacation, vacations, travel, journey, itinerary, offer, offers, deal, deals, safar, yatra, yatraa, பேக்கேஜ், பேக்கேஜ்கள், டூர், சுற்றுலா, பயணம், ప్యాకేజీ, ప్యాకేజ్, టూర్, యాత్ర, పర్యటన, প্যাকেজ, ট্যুর, টুর, ভ্রমণ, যাত্রা, પેકેજ, ટૂર, પ્રવાસ, યાત્રા, ಪ್ಯಾಕೇಜ್, ಟೂರ್, ಪ್ರವಾಸ, ಯಾತ್ರೆ, പാക്കേജ്, ടൂർ, യാത്ര, ਪੈਕੇਜ, ਟੂਰ, ਯਾਤਰਾ, ਸਫਰ, सहल, सफर, پیکیج, پیکج, ٹور, سفر, टूर, पैकेज, यात्रा, ट्रिप'

/** Words without a meaning for search. */
export const FILLERS =
  'circuit, end, month end, சுற்றுலா, ଭ୍ରମଣ, arrival, so, um, umm, uh, uhh, er, hmm, well, maybe, basically, actually, acha, haan, han, then, thinking, okay so, made, holder, holders, around, who, them, their, there is, been, was, were, am, im, ill, lets, let us, possibly, probably, google, alexa, siri, month, they, gst, tcs, cancellation, cancel, refund, refunds, refundable, policy, payment, payments, pay, instalment, instalments, installment, installments, upi, invoice, insurance, travel insurance, customised, customized, customise, customize, customisation, customization, discount, discounts, coupon, phone, phone number, contact number, mobile number, whatsapp, address, office address, assistance, visa assistance, kaise, never been, never been to, never visited, never seen, not been to, have not been to, havent been to, not visited, havent visited, have not visited, not seen, havent seen, have not seen, most visited, resort, resorts, villa, villas, homestay, ladka, ladki, ladke, husband, birthday, surprise, gift, chalega, rehta, rehti, rehte, regards, warm regards, thanks and regards, thank you, jaha, jahan, jahaan, jidhar, baad, bad me, pehle, karana, karwana, karaana, karwao, lagega, lagegi, lagta, jashn, celebrate, celebration, celebrating, name, days trip, pls, plz, pl, kindly, share, send, provide, hi, hello, hey, dear, sir, madam, maam, bhai, bhaiya, ji, ok, okay, thanks, thank you, namaste, saal, sal, years, hu, ye, yeh, wo, woh, kaha, kidhar, kaun, kaunsa, kaunsi, konsa, konsi, desh, dono, donon, both, dest, ekdum, bilkul, sirf, bas, apni, dekhni, dusra, dusri, dusre, kuch aur, koi aur, alag, together, ho gaya, toot gaya, tut gaya, thak gaya, mil gaya, ke paas, paas, ke beech, விலை, ధర, দাম, খরচ, ભાવ, કિંમત, ફરવા, જવું, છે, ಬೆಲೆ, വില, ਕੀਮਤ, किंमत, कीमत, दाम, قیمت, کا, کی, کے, میں, سے, کو, جانا, ہے, paisa, paise, paisay, पैसा, पैसे, no rain, without rain, less rain, friendly, facing, combo, leave, leaves, old, needed, now, drive, starting, start, starts, view, views, passport, anything, everything, whatever, everywhere, other, others, else, aur kuch, expensive, beginners, beginner, first time, first timer, something, somewhere, anywhere, kahin, kahi, see, seeing, dekhna, dekhne, dekho, dikhao, batao, bataiye, bata, suggest, suggestion, suggestions, recommend, recommended, recommendation, recommendations, idea, ideas, experience, experiences, enjoy, explore, ride, rides, take, took, want to, would, love, look, looking, searching, search, looking for, interested, interested in, planner, reviews, review, quote, quotes, quotation, enquiry, inquiry, contact, number, jaldi, urgent, urgently, asap, phir, fir, again, also, too, very, really, most, more, best of, enjoyment, refreshing, memorable, unforgettable, amazing, awesome, scenic, exotic, instagrammable, local, proper, decent, nearby, nearest, vacations plan, single, gang, squad, buddies, dost, doston, dosto, yaar, friends, friend, friends ke saath, doston ke saath, colleagues, office, corporate, team, female, ladies, women, girls, boys, cousin, cousins, from india, indian, indians, india se, hum, humein, hume, hamein, mujhe, mujhko, main, mera, meri, mere, apna, apne, saath, sath, with my, lekin, magar, but, however, wali jagah, jagah, jagahein, jagha, achhi, accha, achha, achcha, acchi, badhiya, sundar, khoobsurat, pyari, kuch, koi, bhi, hi, to go, jaye, jayein, jaayein, jaun, jau, jaen, jana chahte, chahta, chahti, chahte, hain, hoon, hun, tha, raha, rahe, rahi, sakte, sakta, karna, karne, karni, karo, kare, karein, ja, aana, rehna, rahna, chhutti, chutti, chhuttiyan, chuttiyan, chhuttiyon, chhuttiyaan, chuttiyon, ghumo, ghumna hai, ghoomne ke liye, ghumne ke liye, ghumne jana, ghumakkad, bus, volvo, by bus, by air, by car, by road, include, included, including, inclusive, all inclusive, emi, makemytrip, mmt, yatra com, goibibo, thomas cook, sotc, veena world, agency, agent, agents, operator, operators, company, website, app, online, season, year round, date, dates, schedule, total, country, countries, mid, early, late, end of, start of, beginning of, a, an, the, in, to, for, of, at, on, with, and, by, from, near, around, via, me, my, i, we, us, our, is, are, it, any, some, all, only, just, want, need, go, going, visit, visiting, show, find, get, give, please, tourist, traveling, travelling, travels, plan, plans, planning, booking, book, price, prices, cost, costs, rate, rates, charges, best, top, good, nice, great, popular, famous, beautiful, new, place, places, destination, destinations, location, locations, spot, spots, city, option, options, hotel, hotels, stay, sightseeing, guide, complete, full, per, person, pp, each, head, rs, inr, rupees, rupee, time, group, groups, visa, visa for, need a visa, need visa, there, does, do, need, required, have, after, during, before, about, these, those, this, next, year, tell, that, what, which, where, how, much, can, should, do, ka, ki, ke, ko, se, mein, par, pe, aur, liye, wala, wale, wali, chahiye, jana, jaana, hai, ho, ghumna, ghumne, ghoomna, ghoomne, sair, kahan, kitna, kitne, का, की, के, को, में, से, पर, और, लिए, घूमने, घूमना, जाना, है, चाहिए, वाला'

/** Requests that no filter covers. The page says so and shows the other results. */
export const WISHES =
  'easy, aasan, aasaan, asaan, aaram, aaramdayak, comfortable, not crowded, not too crowded, not so crowded, uncrowded, crowd free, without crowd, less crowd, kam bheed, bheed kam, touristy, non touristy, not touristy, not too touristy, less touristy, less visited, hidden gem, hidden gems, garam, garam jagah, warm, warmer, warm place, warm places, warm weather, somewhere warm, sunny, party, parties, nightlife, night life, sukoon, shanti, shant, peaceful, peace, quiet, silent, relax, relaxing, relaxed, calm, chill, fun, masti, maza, maze, offbeat, unexplored, hidden, less crowded, no crowd, bheed nahi, nature, prakriti, safe for women, solo woman, solo female, women safety, akela pan, moj, majja, wheelchair, wheelchairs, wheel chair, wheelchair accessible, wheelchair friendly'

/** Words for an order of the results. */
export const ORDERS: Record<Order, string> = {
  cheap:
    'which is cheaper, cheaper one, kaun sasta, kaunsa sasta, konsa sasta, cheapest, lowest price, lowest, least expensive, sabse sasta, sabse saste, sabse sasti, सबसे सस्ता, सबसे सस्ती',
  long: 'longest, most nights, most days, sabse lamba, sabse lambi, sabse zyada din, biggest',
  short: 'shortest, fewest nights, fewest days, sabse chhota, sabse chhoti, quickest',
}

/** Words that connect others ("not Bali", "Bali chhod ke", "Bali or Thailand"), and words for past days. */
export const CONNECTORS = {
  not: 'neither, nor, not including, not to, not in, not for, not interested, no more, kindly avoid, everywhere but, anywhere but, all but, any but, everything but, all places but, all countries but, all tours but, all packages but, all trips but, every place but, every country but, any place but, any country but, besides, barring, nothing in, stay away from, other then, not, no, dont, dont want, do not want, dont show, dont show me, do not show, not interested in, avoid, avoiding, minus, skip, skipping, anything but, instead of, rather than, leave out, never, except, without, excluding, exclude, other than, apart from, but not, bina, बिना',
  notBefore:
    'ki jagah, ke jagah, ke badle, ki badle, ke bajaye, ke bajay, ki bajaye, siva, sivay, sivaay, sivaye, ko chhod kar, ko chhod ke, ko chodkar, chhodke, chodke, chodkar, chod kar, nahi jana, nahin jana, nahi jaana, nahin jaana, nahi chahiye, nahin chahiye, na ho, mat dikhao, mat dikhana, nako, vendam, vaddu, beda, venda, hata ke, hatake, hata kar, ke alaava, ke ilawa, ke bagair, ke bina, chhod ke, chhod kar, chhodkar, chod ke, ke alawa, ke siva, ke sivay, ke sivaay, sodun, સિવાય, सिवाय, के सिवा, के बिना, सोडून, ছাড়া, தவிர, తప్ప, ಹೊರತು, ഒഴികെ, nahi, nahin, छोड़ कर, छोड़कर, के अलावा, नहीं',
  done: 'already did, already done, already been, already been to, already visited, already seen, already explored, already covered, already went to, already gone to, have been, have been to, has been to, been to, have visited, visited, visited already, have seen, have done, seen already, i did, we did, did already, went to, gone to, done already, done with, been already, been there, ho chuka, ho chuka hai, ho chuki, ho chuki hai, ho chuke, ho chuke hain, kar chuka, kar chuke, kar chuke hain, kar liya, kar liya hai, dekh liya, dekh liya hai, dekh li, dekh li hai, dekh chuka, dekh chuke, dekh chuke hai, dekh chuke hain, dekha hai, dekha hua hai, ghum liya, ghoom liya, ghum liya hai, ghoom liya hai, ghum chuke, ghoom chuke, ghum chuke hain, ghoom chuke hain, ghum aaye, ghoom aaye, ja chuka, ja chuke, ja chuke hai, ja chuke hain, ja aaye, ho aaye, gaye the, gaya tha, देख लिया, देख लिया है, देख चुके, देख चुके हैं, जा चुके, जा चुके हैं, घूम लिया, घूम चुके, घूम चुके हैं, हो चुका, हो चुका है',
  overland:
    'by train, by rail, by railway, train se, train me, train mein, train ticket, train tickets, rail se, ट्रेन से, not by air, not by flight, no flying, without flying, dont want to fly, do not want to fly, afraid of flying, hawai jahaz nahi',
  or: 'ya phir, ya fir, or maybe, or else, and or, either of, otherwise, nahi to, nahi toh, warna, or, ya, vs, versus, either, या, athava, athva, kiva, kinva, अथवा, किंवा, অথবা, কিংবা, அல்லது, లేదా, ಅಥವಾ, അല്ലെങ്കിൽ, અથવા, ਜਾਂ',
  question:
    'is, are, still, khulta, khulti, khulte, khulega, khulegi, eta, till when, until when, how long, kab tak, permit, permits, food, khana, veg, veg food, vegetarian, vegetarian food, pure veg, jain, jain food, jain khana, milta hai, available, safety, fee, fees, visa fee, visa fees, visa cost, visa charges, processing time, kitne din, how many days, is it open, open, closed, band, khula, khula hai, band hai, safe, possible, is it possible, accessible, weather, mausam, temperature, how is, kaisa, kaisa rahega, kaisa hai, sahi hai, theek hai, worth, worth it, allowed, crowded, can i, can we, can you, should i, should we, will there be, will it, do i need, do we need, does it, kya, milega, milegi, hogi, hoga, खुला, बंद, मौसम, क्या',
  when: 'best time, best month, which month, what month, best season, right time, when, when is, kab, kab jana, kab jaana, kab jaye, kab jaana chahiye, kis mahine, kaunse mahine, kaunsa mahina, konsa mahina, कब',
  like: 'like, similar, similar to, jaisa, jaisi, jaise, jaisi jagah, places like, place like, something like, alternative to, alternative for, alternatives to',
  past: 'yesterday, last week, last weekend, last month, last year, previous month, pichhle hafte, pichle hafte, pichhle mahine, pichle mahine, pichhle saal, pichle saal',
} as const

/**
 * Units and similar words beside numbers (amounts.ts): nights, days, thousands, lakhs, people, "more than", and fillers
 * around them.
 */
export const UNITS: Record<string, string> = {
  '1': 'ek, one, एक',
  '2': 'do, two, दो',
  '3': 'teen, tin, three, तीन',
  '4': 'char, chaar, four, चार',
  '5': 'paanch, panch, five, पांच',
  '6': 'chhe, che, six, छह',
  '7': 'saat, sat, seven, सात',
  '8': 'aath, ath, eight, आठ',
  '9': 'nau, nine, नौ',
  '10': 'das, ten, दस',
  '11': 'gyarah, eleven',
  '12': 'barah, twelve, बारह',
  '13': 'terah, thirteen',
  '14': 'chaudah, fourteen',
  '15': 'pandrah, fifteen, पंद्रह',
  '16': 'solah, sixteen',
  '17': 'satrah, seventeen',
  '18': 'atharah, eighteen',
  '19': 'unnis, nineteen',
  '20': 'bees, twenty, बीस',
  '25': 'pachis, pachees, पच्चीस',
  '30': 'tees, thirty, तीस',
  '40': 'chalis, chaalis, forty, चालीस',
  '50': 'pachas, pachaas, fifty, पचास',
  '60': 'sixty, साठ',
  '70': 'sattar, seventy, सत्तर',
  '80': 'assi, eighty, अस्सी',
  '90': 'nabbe, ninety, नब्बे',
  n: 'night, nights, nigth, nigths, nihgt, nihgts, nigt, nigts, nght, nghts, nite, nites, nyt, nyts, nyte, nt, nts, raat, raatein, raaten, ratri, இரவு, இரவுகள், రాత్రి, రాత్రులు, রাত, રાત, રાત્રિ, ರಾತ್ರಿ, രാത്രി, ਰਾਤ, ਰਾਤਾਂ, رات, راتیں, रात, रातें, रातों',
  d: 'day, days, dyas, dasy, dys, din, dino, divas, நாள், நாட்கள், రోజు, రోజులు, দিন, દિવસ, ದಿನ, ದಿನಗಳು, ദിവസം, ਦਿਨ, دن, दिवस, दिन, दिनों',
  k: 'thousand, hazaar, hazar, hajar, hajaar, हजार, हज़ार',
  l: 'lakh, lakhs, lac, lacs, लाख',
  crore: 'crore, crores, cr, karod, करोड़, करोड',
  size: 'm, mt, mtr, mtrs, metre, metres, meter, meters, ft, feet, foot, km, kms, kilometre, kilometres, kilometer, kilometers, kg, degree, degrees, celsius, seater, rooms, room, hours, hour, hrs, hr, minutes, mins',
  p: 'students, student, ppl, people, persons, pax, adults, adult, friends, friend, dost, doston, cousins, colleagues, ladies, women, girls, boys, men, members, guests, guest, travellers, travelers, traveller, traveler, log, logon, logo, logon ko, jan, jano, janon, लोग, लोगों, जन, जनों',
  'for 1': 'solo, alone, akele, akela',
  i: 'infant, infants, baby, babies',
  y: 'ages',
  c: 'kids, kid, child, children, toddler, toddlers, bachche, bacche, bachcho, bachchon, bachhe, बच्चे, बच्चों',
  '>': 'above, over, more, exceeding, greater, higher, beyond, upar, oopar, uppar, zyada, jyada, adhik, ऊपर, ज्यादा',
  '}': 'minimum, min, least, atleast, plus, onwards, onward, upwards, starting, from',
  '<': 'under, below, less, fewer, kam, niche, neeche, andar, cheaper, कम, अंदर',
  '{': 'upto, up, till, within, max, maximum, most, tak, तक',
  o: 'of',
  '~': 'at, beech, bich, budget, price, rs, inr, rupee, rupees, rupaye, rupay, rupye, to, between, than, around, about, approx, in, only, and, or, aur, ya, se, ka, ki, ke, mein, me, per, person, each, head, pp, बजट, के, में, से, का, और, रुपये',
}
