import { placeSlug } from '#values/place-slug.ts'

/**
 * Every place that a visitor may ask for, one a line: name | kind | lies in | other names | nearest that tours visit.
 * Other names are short, old and Hindi ones; a slip of the finger or of spelling needs none: search forgives those. The
 * last column is filled for a place that no tour visits, and for no other; a theme may stand in it, too. Search, filters and lists know places from
 * here alone (test/catalogue/places.test.ts holds the table against the tours).
 */
const TABLE = `
# Regions
Europe | region | | european, यूरोप, eurotrip, schengen, schengen countries
Asia | region | | asian
South East Asia | region | Asia | southeast asia, far east
Middle East | region | Asia | gulf, arab, arabia
Central Asia | region | Asia
Himalaya | region | | himalayas, हिमालय
North India | region | India | north indian, uttar bharat
South India | region | India | south indian, dakshin bharat
North East India | region | India | north east, northeast, seven sisters states, nort east, पूर्वोत्तर
West India | region | India | western india
Hill stations | region | | hill station, hills, hill, hilly, mountains, mountain, pahad, pahaad, pahado, pahadon, pahadi, pahadi ilaka, wadiyan, vaadiyan, vadiyan, ghati, hilly area, hill area, hill resort, cool place, cool places, cooler place, cold place, cold places, cool weather, thandi jagah, thandi jagahon, thandi wali jagah, thanda, escape the heat, escape heat, beat the heat, garmi se bachna, garmi se bachne, garmi se door, garmi se rahat, पहाड़ों, पहाड़ी, ठंडी जगह, மலை, కొండ, পাহাড়, પહાડ, पहाड़, हिल स्टेशन
Golden Triangle | region | India | | Jaipur
Abroad | region | | international, foreign, videsh, overseas, outside india, foreign trip, विदेश, international trip

# Countries that we go to
India | country | | bharat, hindustan, domestic, भारत, within india, bina passport, without passport, without a passport, no passport, passport nahi, bagair passport
Thailand | country | South East Asia, Abroad | थाईलैंड, थाइलैंड, thai, tailand, தாய்லாந்து, థాయిలాండ్, ಥಾಯ್ಲೆಂಡ್, തായ്‌ലൻഡ്, થાઈલેન્ડ, থাইল্যান্ড, ਥਾਈਲੈਂਡ
Indonesia | country | South East Asia, Abroad | इंडोनेशिया, ഇന്തോനേഷ്യ, ਇੰਡੋਨੇਸ਼ੀਆ, இந்தோனேசியா
Vietnam | country | South East Asia, Abroad | viet nam, वियतनाम, viyatnam, ଭିଏତନାମ୍, ویتنام
Singapore | country | South East Asia, Abroad | singapur, singapoor, सिंगापुर, sg, சிங்கப்பூர், సింగపూర్, ಸಿಂಗಾಪುರ, സിംഗപ്പൂർ, સિંગાપુર, সিঙ্গাপুর, ਸਿੰਗਾਪੁਰ
Malaysia | country | South East Asia, Abroad | मलेशिया, மலேசியா, മലേഷ്യ, মালয়েশিয়া, ಮಲೇಶಿಯಾ
Philippines | country | South East Asia, Abroad | philipenes, philippine, फिलीपींस, filipino, filipines, பிலிப்பைன்ஸ், ಫಿಲಿಫೈನ್ಸ್, ਫਿਲੀਪੀਨਜ
Sri Lanka | country | Asia, Abroad | ceylon, lanka, श्रीलंका, सीलोन, ਸ੍ਰੀ ਲੰਕਾ
Nepal | country | Himalaya, Asia, Abroad | नेपाल
UAE | country | Middle East, Abroad | united arab emirates, emirates, यूएई, u a e, संयुक्त अरब अमीरात, ஐக்கிய அரபு அமீரகம்
Kazakhstan | country | Central Asia, Abroad | कजाकिस्तान, કઝાકિસ્તાન, ಕಝಾಕಿಸ್ಥಾನ್, കസാഖിസ്ഥാൻ
Japan | country | Asia, Abroad | nippon, जापान, japanese
Australia | country | Abroad | ऑस्ट्रेलिया, आस्ट्रेलिया, aussie, oz
Switzerland | country | Europe, Abroad | swiss, स्विट्जरलैंड, स्विटजरलैंड, swizerland, সুইজারল্যান্ড, சுவிட்சர்லாந்து, સ્વિટ્ઝર્લૅન્ડ, സ്വിറ്റ്സർലാൻഡ്, स्वित्झर्लंड, سوئٹزر لینڈ
France | country | Europe, Abroad | फ्रांस, french, பிரான்ஸ்
Italy | country | Europe, Abroad | इटली, itly, italia, italian
Greece | country | Europe, Abroad | ग्रीस, यूनान, greek, grease, கிரீஸ், یونان

# States
Himachal Pradesh | state | India, North India, Himalaya, Hill stations | himachal, hp, हिमाचल, हिमाचल प्रदेश, himanchal
Uttarakhand | state | India, North India, Himalaya, Hill stations | uttaranchal, उत्तराखंड, उत्तरांचल, uttrakhand, devbhoomi, dev bhoomi, devbhumi
Kashmir | state | India, North India, Himalaya, Hill stations | jammu kashmir, jammu and kashmir, j and k, j k, jk, कश्मीर, काश्मीर, जम्मू कश्मीर, jannat
Ladakh | state | India, North India, Himalaya | leh ladakh, लद्दाख, लदाख, लेह लद्दाख
Punjab | state | India, North India | पंजाब
Rajasthan | state | India, North India, West India | rajputana, राजस्थान, marwar, mewar, राजस्थानी
Gujarat | state | India, West India | गुजरात, gujrat, gujju
Maharashtra | state | India, West India | महाराष्ट्र
Kerala | state | India, South India | केरल, केरला, gods own country, malabar
Sikkim | state | India, North East India, Himalaya, Hill stations | सिक्किम
Meghalaya | state | India, North East India, Hill stations | मेघालय
Assam | state | India, North East India | असम, आसाम, asom | Guwahati, Meghalaya
Andaman Islands | state | India | andaman, andaman and nicobar, andaman nicobar, andamans, अंडमान, अंडमान निकोबार, kala pani

# Towns and sights in India
Chandigarh | town | India, North India | चंडीगढ़, chandigad
Amritsar | town | Punjab | अमृतसर, ambarsar
Golden Temple | sight | Amritsar | harmandir sahib, स्वर्ण मंदिर, swarna mandir
Jallianwala Bagh | sight | Amritsar
Shimla | town | Himachal Pradesh | simla, शिमला
Kufri | sight | Shimla | कुफरी
Jakhu | sight | Shimla | jakhu temple, jakhoo
Toy train | sight | Shimla | kalka shimla train, narrow gauge, टॉय ट्रेन
Narkanda | town | Himachal Pradesh | नारकंडा
Hatu peak | sight | Narkanda
Mashobra | town | Himachal Pradesh
Naldehra | town | Himachal Pradesh
Kasauli | town | Himachal Pradesh | कसौली
Dharampur | town | Himachal Pradesh
Manali | town | Himachal Pradesh | मनाली, kullu manali, kulu manali, कुल्लू मनाली, மணாலி, மனாலி
Solang valley | sight | Manali | solang, solang nala
Atal Tunnel | sight | Manali | rohtang tunnel, अटल टनल
Hadimba temple | sight | Manali | hadimba, hidimba
Sissu | town | Lahaul
Lahaul | region | Himachal Pradesh | lahul, lahaul valley
Naggar | town | Himachal Pradesh
Bhuntar | town | Himachal Pradesh | kullu airport
Kullu | town | Himachal Pradesh | kulu, कुल्लू | Manali, Kasol, Bhuntar
Rohtang | sight | Himachal Pradesh | rohtang pass, रोहतांग | Manali, Sissu
Kasol | town | Himachal Pradesh, Parvati valley | कसोल
Parvati valley | region | Himachal Pradesh | parvati, parvathi valley
Manikaran | town | Himachal Pradesh, Parvati valley | मणिकर्ण, manikaran sahib
Tosh | town | Himachal Pradesh, Parvati valley
Chalal | sight | Kasol
Kheerganga | sight | Himachal Pradesh | kheer ganga, khirganga | Kasol, Tosh
Dharamshala | town | Himachal Pradesh | धर्मशाला, dharmsala
McLeod Ganj | town | Himachal Pradesh, Dharamshala | mcleodganj, mcleod, mc leod ganj, little lhasa, मैक्लोडगंज
Bhagsunag | sight | McLeod Ganj | bhagsu, bhagsu nag
Triund | sight | Himachal Pradesh | | McLeod Ganj, Dharamshala
Norbulingka | sight | Dharamshala
Kangra | town | Himachal Pradesh | kangra valley, kangra fort, कांगड़ा
Masrur | sight | Kangra | masroor, rock cut temples
Dalhousie | town | Himachal Pradesh | डलहौजी, dalhausi, dalhosi
Khajjiar | town | Himachal Pradesh | khajiar, खज्जियार, mini switzerland
Chamba | town | Himachal Pradesh | चंबा
Mandi | town | Himachal Pradesh | मंडी
Palampur | town | Himachal Pradesh | पालमपुर
Bir Billing | town | Himachal Pradesh | bir | Dharamshala, Palampur, Manali
Spiti | region | Himachal Pradesh | spiti valley, lahaul spiti, lahaul and spiti, स्पीति, स्पिति
Kinnaur | region | Himachal Pradesh | kinnaur valley, किन्नौर
Kalpa | town | Kinnaur
Nako | town | Kinnaur
Chitkul | town | Kinnaur | sangla | Kalpa, Spiti
Tabo | town | Spiti
Dhankar | sight | Spiti
Kaza | town | Spiti | काजा
Key monastery | sight | Kaza | ki monastery, kee monastery, key gompa
Hikkim | sight | Kaza | highest post office, hikkim post office
Komic | sight | Kaza
Kunzum La | sight | Spiti | kunzum pass, kunzum
Chandratal | sight | Spiti | chandra taal, chandra tal | Spiti, Kunzum La
Haridwar | town | Uttarakhand | hardwar, हरिद्वार, hari dwar
Har Ki Pauri | sight | Haridwar | harki pauri, ganga aarti
Rishikesh | town | Uttarakhand | hrishikesh, ऋषिकेश, rishi kesh
Mussoorie | town | Uttarakhand | mussouri, mussorie, masuri, मसूरी
Landour | sight | Mussoorie | lal tibba, landaur
Kempty Falls | sight | Mussoorie | kempty, kemty
Dehradun | town | Uttarakhand | देहरादून, doon, dehra doon
Srinagar | town | Kashmir | shrinagar, श्रीनगर
Dal Lake | sight | Srinagar | dal, डल झील, daal lake, shikara
Mughal gardens | sight | Srinagar | nishat, shalimar, mughal garden
Nigeen Lake | sight | Srinagar | nigeen, nagin lake
Gulmarg | town | Kashmir | गुलमर्ग, gulmerg
Gulmarg gondola | sight | Gulmarg | gondola, apharwat
Pahalgam | town | Kashmir | पहलगाम, pehelgam, pahelgam
Betaab valley | sight | Pahalgam | betab valley, betaab
Aru | sight | Pahalgam | aru valley
Avantipora | town | Kashmir | awantipora
Sonamarg | town | Kashmir | sonmarg, सोनमर्ग | Gulmarg, Pahalgam
Amarnath | sight | Kashmir | अमरनाथ, amarnath yatra | Pahalgam, Haridwar, pilgrimage
Vaishno Devi | sight | Kashmir | vaishnodevi, mata vaishno devi, katra, वैष्णो देवी | Amritsar, Haridwar, pilgrimage
Jammu | town | Kashmir | जम्मू | Srinagar, Amritsar
Leh | town | Ladakh | लेह
Nimmu | sight | Ladakh | sangam nimmu, magnetic hill
Nubra valley | region | Ladakh | nubra, diskit, नुब्रा
Hunder | town | Nubra valley
Khardung La | sight | Ladakh | khardungla, khardung pass
Pangong Tso | sight | Ladakh | pangong, pangong lake, pangong so, पैंगोंग, पैंगोंग झील, 3 idiots lake
Chang La | sight | Ladakh
Thiksey | sight | Ladakh | thikse
Kargil | town | Ladakh | कारगिल | Leh, Srinagar
Zanskar | region | Ladakh | | Leh, Spiti
Jaipur | town | Rajasthan | pink city, जयपुर, jaypur, jeypore
Amber Fort | sight | Jaipur | amer fort, amer, आमेर
Nahargarh | sight | Jaipur
Jaigarh | sight | Jaipur
Hawa Mahal | sight | Jaipur | हवा महल
Albert Hall | sight | Jaipur
Sanganer | sight | Jaipur
Ajmer | town | Rajasthan | अजमेर, ajmer sharif, ajmer dargah
Pushkar | town | Rajasthan | पुष्कर, brahma temple
Sambhar | town | Rajasthan | sambhar lake, salt lake
Jodhpur | town | Rajasthan | blue city, जोधपुर
Mehrangarh | sight | Jodhpur | mehrangarh fort, meherangarh
Jaisalmer | town | Rajasthan | golden city, जैसलमेर, golden fort
Sam dunes | sight | Jaisalmer | sam sand dunes, sand dunes, thar, thar desert, थार
Udaipur | town | Rajasthan | city of lakes, lake city, उदयपुर, udaypur, odeypore
Lake Pichola | sight | Udaipur | pichola, pichola lake
Haldighati | sight | Rajasthan | हल्दीघाटी
Kumbhalgarh | town | Rajasthan | कुंभलगढ़, great wall of india, kumbalgarh
Ranakpur | sight | Rajasthan | रणकपुर
Mount Abu | town | Rajasthan, Hill stations | mt abu, abu, माउंट आबू, आबू, abu road, mountabu
Dilwara temples | sight | Mount Abu | dilwara, delwara, dilwara temple
Nakki lake | sight | Mount Abu | nakki
Bikaner | town | Rajasthan | बीकानेर | Jodhpur, Jaisalmer
Ranthambore | town | Rajasthan | ranthambhore, sawai madhopur, रणथंभौर | Sasan Gir, Jaipur, wildlife
Chittorgarh | town | Rajasthan | chittaurgarh, चित्तौड़गढ़, chittor | Udaipur, Kumbhalgarh
Khatu Shyam | sight | Rajasthan | khatushyam, khatu shyam ji, खाटू श्याम | Pushkar, Jaipur
Kutch | region | Gujarat | kachchh, kachh, rann of kutch, कच्छ
White Rann | sight | Kutch | rann, rann utsav, white desert, salt desert, great rann, रण, रण उत्सव
Bhuj | town | Kutch | भुज
Mandvi | town | Kutch | मांडवी, mandvi beach
Dhordo | town | Kutch
Kalo Dungar | sight | Kutch | black hill, kala dungar
Saurashtra | region | Gujarat | kathiawar, सौराष्ट्र
Rajkot | town | Saurashtra | राजकोट
Dwarka | town | Saurashtra | द्वारका, dwarkadhish, dwarika, bet dwarka
Nageshwar | sight | Dwarka | nageshwar jyotirlinga
Porbandar | town | Saurashtra | पोरबंदर
Somnath | town | Saurashtra | सोमनाथ, somnath temple
Sasan Gir | town | Saurashtra | gir, gir forest, gir national park, गिर, lion safari, asiatic lions
Junagadh | town | Saurashtra | जूनागढ़, junagarh, girnar
Statue of Unity | sight | Gujarat | kevadia, स्टैच्यू ऑफ यूनिटी, ekta nagar | Gujarat
Ahmedabad | town | Gujarat | amdavad, ahmdabad, अहमदाबाद | Gujarat, Udaipur
Mumbai | town | Maharashtra | bombay, मुंबई
Pune | town | Maharashtra | poona, पुणे
Lonavala | town | Maharashtra, Hill stations | lonavla, लोनावला, लोणावळा, lonawala
Bhushi dam | sight | Lonavala | bhushi
Khandala | town | Maharashtra, Hill stations | खंडाला
Kune Falls | sight | Khandala
Lohagad | sight | Lonavala | lohagad fort, lohgad, लोहगड
Karla caves | sight | Lonavala | karle caves
Bhaja caves | sight | Lonavala
Bedse caves | sight | Lonavala
Pawna lake | sight | Lonavala | pawna, pavna lake, pawna camping
Tikona | sight | Lonavala | tikona fort
Kochi | town | Kerala | cochin, fort kochi, ernakulam, कोच्चि, कोचीन
Munnar | town | Kerala, Hill stations | मुन्नार
Thekkady | town | Kerala | thekkadi, periyar, kumily, थेक्कडी
Alleppey | town | Kerala | alappuzha, alleppy, backwaters, backwater, vembanad, अलेप्पी
Varkala | town | Kerala | | Alleppey, Andaman Islands
Kovalam | town | Kerala | trivandrum, thiruvananthapuram | Alleppey, Andaman Islands
Wayanad | town | Kerala | waynad, वायनाड | Munnar, Thekkady
Gangtok | town | Sikkim | गंगटोक, gantok
Tsomgo lake | sight | Sikkim | tsomgo, changu, changu lake, tsongmo
Nathu La | sight | Sikkim | nathula, nathu la pass, नाथुला
Ravangla | town | Sikkim | rabong
Pelling | town | Sikkim | पेलिंग
Kanchenjunga | sight | Sikkim | kangchenjunga, khangchendzonga, kanchanjunga
Rumtek | sight | Gangtok
Bagdogra | town | India | siliguri, new jalpaiguri, njp
Lachung | town | Sikkim | lachen, north sikkim, yumthang, gurudongmar | Gangtok, Tsomgo lake
Darjeeling | town | India | darjiling, दार्जिलिंग, darjling, kalimpong, west bengal | Sikkim, Pelling
Guwahati | town | India, North East India | gauhati, गुवाहाटी, kamakhya
Shillong | town | Meghalaya | शिलांग, शिलॉन्ग
Sohra | town | Meghalaya | cherrapunji, cherrapunjee, cherapunji, चेरापूंजी
Nohkalikai | sight | Sohra | nohkalikai falls
Nongriat | sight | Meghalaya | living root bridge, root bridge, double decker root bridge, living root bridges
Dawki | town | Meghalaya | umngot, डावकी
Mawlynnong | sight | Meghalaya | cleanest village
Laitlum | sight | Meghalaya
Kaziranga | sight | Assam | काजीरंगा | Meghalaya, Sasan Gir, wildlife
Arunachal | state | India, North East India | arunachal pradesh, tawang, अरुणाचल, ziro | Meghalaya, Sikkim
Nagaland | state | India, North East India | kohima, नागालैंड | Meghalaya, Guwahati
Manipur | state | India, North East India | imphal | Meghalaya, Guwahati
Mizoram | state | India, North East India | aizawl | Meghalaya, Guwahati
Tripura | state | India, North East India | agartala | Meghalaya, Guwahati
Port Blair | town | Andaman Islands | sri vijaya puram, shri vijaya puram, पोर्ट ब्लेयर
Cellular Jail | sight | Port Blair | kaala paani
Ross Island | sight | Port Blair | netaji subhas chandra bose dweep
Havelock | town | Andaman Islands | swaraj dweep, havelock island, हैवलॉक
Radhanagar beach | sight | Havelock | radhanagar
Elephant Beach | sight | Havelock
Neil | town | Andaman Islands | shaheed dweep, neil island, नील द्वीप

# Towns and sights abroad
Bangkok | town | Thailand | bkk, krung thep, बैंकॉक, बैंकाक
Grand Palace | sight | Bangkok
Wat Arun | sight | Bangkok | temple of dawn
Wat Pho | sight | Bangkok | reclining buddha
Pattaya | town | Thailand | pataya, पटाया
Sanctuary of Truth | sight | Pattaya
Koh Larn | sight | Pattaya | coral island, ko lan
Phuket | town | Thailand | phucket, फुकेट, puket
Phang Nga Bay | sight | Thailand | phang nga, james bond island
Phi Phi | sight | Thailand | koh phi phi, phi phi island, phi phi islands, maya bay, फी फी
Krabi | town | Thailand | क्राबी, ao nang, krabbi
Railay | sight | Krabi | railay beach, phra nang
Four Islands | sight | Krabi | 4 island tour, chicken island
Chiang Mai | town | Thailand | changmai, चियांग माई
Doi Suthep | sight | Chiang Mai
Mae Taeng | sight | Chiang Mai | elephant sanctuary, elephant camp
Ayutthaya | town | Thailand | ayuthaya, ayodhya thailand
Koh Samui | town | Thailand | samui, kosamui
Ang Thong | sight | Koh Samui | angthong
Bali | region | Indonesia | बाली, baali
Ubud | town | Bali | उबुद
Jatiluwih | sight | Bali | rice terraces, rice terrace
Bedugul | town | Bali | ulun danu
Nusa Penida | town | Bali | penida, kelingking
Jimbaran | town | Bali
Tanah Lot | sight | Bali
Uluwatu | sight | Bali | kecak, kecak dance
Seminyak | town | Bali
Kuta | sight | Seminyak | kuta beach
Kintamani | town | Bali | mount batur, batur
Lempuyang | sight | Bali | gate of heaven, gates of heaven, heaven gate, lempuyang temple
Goa Gajah | sight | Ubud | elephant cave
Gunung Kawi | sight | Ubud
Monkey Forest | sight | Ubud
Tegallalang | sight | Ubud | tegalalang
Lombok | region | Indonesia | gili, gili islands, gili trawangan | Bali, Nusa Penida
Java | region | Indonesia | jakarta, yogyakarta, borobudur | Bali
Hanoi | town | Vietnam | हनोई, ha noi
Ninh Binh | town | Vietnam
Trang An | sight | Ninh Binh
Hoa Lu | sight | Ninh Binh
Ha Long Bay | sight | Vietnam | halong bay, ha long, halong, ha long cruise, हा लॉन्ग
Da Nang | town | Vietnam | danang, दा नांग
Ba Na Hills | sight | Da Nang | bana hills, ba na, bana
Golden Bridge | sight | Ba Na Hills | hand bridge, hands bridge, गोल्डन ब्रिज
Marble Mountains | sight | Da Nang
Hoi An | town | Vietnam | होई एन
My Son | sight | Vietnam | my son sanctuary
Hue | town | Vietnam
Hai Van Pass | sight | Hue | hai van
Ho Chi Minh City | town | Vietnam | saigon, ho chi minh, hcmc
Mekong | region | Vietnam | mekong delta, my tho
Ben Tre | town | Mekong
Sapa | town | Vietnam | sa pa | Hanoi, Ninh Binh
Phu Quoc | town | Vietnam | | Da Nang, Koh Samui
Marina Bay | sight | Singapore | marina bay sands, merlion, merlion park
Gardens by the Bay | sight | Singapore | supertrees, cloud forest, flower dome
Sentosa | sight | Singapore | sentosa island, सेंटोसा
Universal Studios | sight | Sentosa | universal studio
Mandai | sight | Singapore | bird paradise, river wonders, singapore zoo
Night Safari | sight | Mandai
Pulau Ubin | sight | Singapore | ubin
Jewel Changi | sight | Singapore | jewel, rain vortex, changi
Kuala Lumpur | town | Malaysia | kl, कुआलालंपुर, kualalampur, kuala lampur
Batu Caves | sight | Kuala Lumpur | batu cave, murugan temple
Petronas Towers | sight | Kuala Lumpur | twin towers, petronas, klcc
Putrajaya | town | Malaysia
Melaka | town | Malaysia | malacca, मलक्का
Cameron Highlands | town | Malaysia, Hill stations | cameron
Ipoh | town | Malaysia
Penang | region | Malaysia | pinang, पेनांग
George Town | town | Penang | georgetown
Genting | town | Malaysia | genting highlands | Kuala Lumpur, Cameron Highlands
Langkawi | town | Malaysia | लंगकावी | Penang, Phuket
Manila | town | Philippines | मनीला, intramuros
Palawan | region | Philippines
Coron | town | Palawan | kayangan lake, twin lagoon
El Nido | town | Palawan | elnido, big lagoon, bacuit bay
Nacpan | sight | El Nido | nacpan beach
Boracay | town | Philippines | | El Nido, Coron
Cebu | town | Philippines | bohol | El Nido, Coron
Colombo | town | Sri Lanka | कोलंबो
Negombo | town | Sri Lanka
Sigiriya | sight | Sri Lanka | lion rock, sigirya
Dambulla | town | Sri Lanka
Kandy | town | Sri Lanka | temple of the tooth, temple of tooth, कैंडी
Nuwara Eliya | town | Sri Lanka, Hill stations | nuwara eliya tea, nuwaraeliya, sita temple, sita eliya, ashok vatika
Bentota | town | Sri Lanka
Galle | town | Sri Lanka | galle fort
Kathmandu | town | Nepal | katmandu, काठमांडू
Pashupatinath | sight | Kathmandu | pashupati nath, pashupati, पशुपतिनाथ
Boudhanath | sight | Kathmandu | boudha, bauddhanath
Swayambhunath | sight | Kathmandu | swayambhu
Pokhara | town | Nepal | पोखरा
Sarangkot | sight | Pokhara
Manakamana | sight | Nepal | मनकामना
Bhaktapur | town | Nepal
Nagarkot | town | Nepal
Muktinath | sight | Nepal | मुक्तिनाथ | Pokhara, Kathmandu
Chitwan | sight | Nepal | lumbini | Pokhara, Kathmandu
Everest Base Camp | sight | Nepal | everest, ebc, mount everest, annapurna base camp | Kathmandu, Nagarkot
Dubai | town | UAE | दुबई, dubay, dubia
Dubai Creek | sight | Dubai | gold souk, spice souk, al seef
Burj Khalifa | sight | Dubai | बुर्ज खलीफा, burj, burj khalifah
Palm Jumeirah | sight | Dubai | palm island, the palm, atlantis palm
Dubai Marina | sight | Dubai | dhow cruise, marina cruise
Dubai Frame | sight | Dubai
Lahbab | sight | Dubai | lahbab dunes, red dunes
Al Badayer | sight | UAE
Hatta | town | UAE
Abu Dhabi | town | UAE | abudhabi, abu dabi, अबू धाबी
Sheikh Zayed Grand Mosque | sight | Abu Dhabi | sheikh zayed mosque, grand mosque, zayed mosque
BAPS Hindu Mandir | sight | Abu Dhabi | baps, baps mandir, abu dhabi mandir, hindu temple abu dhabi, abu dhabi hindu temple, abu dhabi temple, dubai hindu temple, dubai temple, dubai mandir
Sharjah | town | UAE | ras al khaimah | Dubai, Abu Dhabi
Almaty | town | Kazakhstan | अलमाटी, अल्माटी, almati, alma ata
Shymbulak | sight | Almaty | shymbulak ski, chimbulak
Medeu | sight | Almaty
Charyn Canyon | sight | Kazakhstan | charyn
Kolsai lake | sight | Kazakhstan | kolsai, kolsai lakes
Kaindy lake | sight | Kazakhstan | kaindy
Saty | town | Kazakhstan
Tokyo | town | Japan | tokio, टोक्यो
Mount Fuji | sight | Japan | fuji, mt fuji, fujisan, fuji mountain, माउंट फूजी
Hakone | town | Japan
Kawaguchiko | town | Japan | lake kawaguchi, kawaguchi, chureito pagoda, chureito
Osaka | town | Japan | ओसाका
Kyoto | town | Japan | क्योटो
Fushimi Inari | sight | Kyoto | fushimi
Arashiyama | sight | Kyoto | bamboo forest, bamboo grove
Nara | town | Japan
Hiroshima | town | Japan | हिरोशिमा
Miyajima | sight | Japan | itsukushima
Himeji | town | Japan | himeji castle
Sydney | town | Australia | सिडनी, sidney
Sydney Opera House | sight | Sydney | opera house
Bondi | sight | Sydney | bondi beach
Katoomba | town | Australia | blue mountains, three sisters
Melbourne | town | Australia | मेलबर्न, melborn
Great Ocean Road | sight | Australia | twelve apostles, 12 apostles
Phillip Island | sight | Australia | penguin parade, penguins, philip island
Gold Coast | town | Australia | goldcoast, great barrier reef, cairns, brisbane | Sydney, Melbourne
Zurich | town | Switzerland | ज्यूरिख, zurick
Lucerne | town | Switzerland | luzern
Rigi | sight | Lucerne | mount rigi, rigi kulm
Interlaken | town | Switzerland
Lauterbrunnen | sight | Interlaken
Jungfraujoch | sight | Switzerland | jungfrau, top of europe
Montreux | town | Switzerland
Geneva | town | Switzerland | जिनेवा
Mount Titlis | sight | Switzerland | titlis, mt titlis, engelberg, zermatt, matterhorn | Jungfraujoch, Rigi
Paris | town | France | पेरिस
Eiffel Tower | sight | Paris | eiffel, eifel tower, एफिल टावर
Louvre | sight | Paris
Montmartre | sight | Paris
Disneyland | sight | | disney land, disney | Paris, Universal Studios
Rome | town | Italy | roma, रोम
Colosseum | sight | Rome | coliseum, colloseum
Vatican | sight | Rome | vatican city, sistine chapel
Trevi Fountain | sight | Rome | trevi
Venice | town | Italy | venezia, वेनिस, florence, milan, pisa, amalfi | Rome
Athens | town | Greece | एथेंस
Acropolis | sight | Athens | parthenon
Cape Sounion | sight | Greece | sounion
Mykonos | town | Greece | mikonos
Delos | sight | Mykonos
Santorini | town | Greece | oia, santorni, fira, सेंटोरिनी

# Elsewhere: places that no tour visits
Goa | state | India, West India | गोवा, panjim, panaji, calangute, baga, baga beach, south goa, north goa | Andaman Islands, Alleppey, Phuket, Bali, beach
Delhi | town | India, North India | new delhi, दिल्ली, dilli, delhi ncr, gurgaon, noida | Jaipur, Haridwar, Shimla
Agra | town | India, North India | आगरा, taj mahal, tajmahal, ताजमहल | Jaipur, Pushkar
Mathura | town | India, North India | vrindavan, brindavan, मथुरा, वृंदावन, barsana, govardhan | Haridwar, Pushkar, Dwarka, pilgrimage
Varanasi | town | India, North India | banaras, benares, kashi, वाराणसी, बनारस, काशी, kashi vishwanath | Haridwar, Rishikesh, Somnath, pilgrimage
Ayodhya | town | India, North India | अयोध्या, ram mandir, ayodhya ram mandir | Haridwar, Dwarka, pilgrimage
Prayagraj | town | India, North India | allahabad, प्रयागराज, maha kumbh | Haridwar, Rishikesh
Lucknow | town | India, North India | लखनऊ, uttar pradesh | Haridwar, Jaipur
Char Dham | sight | India | chardham, char dham yatra, do dham, चार धाम, चारधाम | Haridwar, Rishikesh, Dwarka, pilgrimage
Kedarnath | sight | Uttarakhand | केदारनाथ, kedarnath yatra, kedar nath | Haridwar, Rishikesh, pilgrimage
Badrinath | sight | Uttarakhand | बद्रीनाथ, badri nath, gangotri, yamunotri, hemkund | Haridwar, Rishikesh, pilgrimage
Nainital | town | Uttarakhand, Hill stations | नैनीताल, naini tal, bhimtal, almora, ranikhet, kausani, mukteshwar | Mussoorie, Shimla, Dehradun
Jim Corbett | sight | Uttarakhand | corbett, jim corbett park, जिम कॉर्बेट | Sasan Gir, Rishikesh, wildlife
Auli | town | Uttarakhand | औली, joshimath, chopta, valley of flowers | Mussoorie, Gulmarg, Manali, snow
Madhya Pradesh | state | India | mp tourism, मध्य प्रदेश, khajuraho, bhopal, indore, pachmarhi, kanha, bandhavgarh, gwalior, orchha | Jaipur, Sasan Gir
Ujjain | town | India | mahakal, mahakaleshwar, उज्जैन, omkareshwar | Somnath, Dwarka, Haridwar, pilgrimage
Odisha | state | India | orissa, puri, jagannath puri, bhubaneswar, konark, पुरी, ओडिशा | Dwarka, Somnath, Andaman Islands
Kolkata | town | India | calcutta, कोलकाता, sundarban, sundarbans, digha | Sikkim, Andaman Islands
Bihar | state | India | bodhgaya, bodh gaya, patna, बिहार, jharkhand, deoghar, ranchi, chhattisgarh | Haridwar, Kathmandu
Karnataka | state | India, South India | bangalore, bengaluru, बेंगलुरु, gokarna, chikmagalur, mangalore | Munnar, Thekkady
Coorg | town | India, South India, Hill stations | kodagu, madikeri, कूर्ग | Munnar, Thekkady
Mysore | town | India, South India | mysuru, मैसूर | Kochi, Jaipur
Hampi | town | India, South India | हम्पी, badami | Karla caves, Jodhpur
Ooty | town | India, South India, Hill stations | udhagamandalam, ooti, ऊटी, coonoor, nilgiris | Munnar, Thekkady
Kodaikanal | town | India, South India, Hill stations | kodai, कोडाइकनाल, yercaud | Munnar, Thekkady
Tamil Nadu | state | India, South India | chennai, madras, तमिलनाडु, mahabalipuram, coimbatore, kanchipuram | Kerala
Pondicherry | town | India, South India | puducherry, pondy, पांडिचेरी, auroville | Alleppey, Andaman Islands
Rameswaram | town | India, South India | rameshwaram, रामेश्वरम, dhanushkodi | Somnath, Dwarka, pilgrimage
Madurai | town | India, South India | meenakshi temple, मदुरै | Thekkady, Munnar
Kanyakumari | town | India, South India | kanya kumari, कन्याकुमारी, cape comorin | Kerala
Tirupati | town | India, South India | tirumala, balaji, तिरुपति, tirupathi | Somnath, Dwarka, pilgrimage
Hyderabad | town | India, South India | हैदराबाद, telangana, ramoji, ramoji film city | Jaipur, Pune
Andhra Pradesh | state | India, South India | araku, araku valley, vizag, visakhapatnam | Kerala, Andaman Islands
Lakshadweep | state | India | laxdweep, lakshdweep, agatti, bangaram, लक्षद्वीप | Andaman Islands, Alleppey, beach
Shirdi | town | Maharashtra | sai baba, शिरडी, shani shingnapur, trimbakeshwar, nashik, nasik | Lonavala, Somnath, pilgrimage
Mahabaleshwar | town | Maharashtra, Hill stations | mahableshwar, महाबलेश्वर, panchgani, matheran, kokan, konkan, alibag, alibaug, tarkarli | Lonavala, Khandala, Pune
Ajanta | sight | Maharashtra | ellora, ajanta ellora, aurangabad, ajanta caves | Karla caves, Bhaja caves
Daman | town | India, West India | diu, daman and diu | Somnath, Mandvi
Maldives | country | Abroad | maldiv, maldive, male maldives, मालदीव | Andaman Islands, Phuket, Koh Samui, Bentota, beach
Mauritius | country | Abroad | मॉरीशस, morishas, maurituis | Andaman Islands, Phuket, Bali, beach
Seychelles | country | Abroad | sechelles, सेशेल्स | Andaman Islands, Phuket, Bali, beach
Fiji | country | Abroad | bora bora, tahiti, hawaii | Bali, El Nido, beach
Bhutan | country | Himalaya, Abroad | भूटान, bhootan, thimphu, paro | Sikkim, Nepal
Tibet | region | Himalaya | kailash, mansarovar, kailash mansarovar, कैलाश, lhasa | Nepal, Ladakh, McLeod Ganj
Oman | country | Middle East, Abroad | muscat, salalah, ओमान | Dubai, Abu Dhabi
Qatar | country | Middle East, Abroad | doha, bahrain, kuwait, कतर | Dubai, Abu Dhabi
Saudi Arabia | country | Middle East, Abroad | saudi, mecca, makkah, madina, umrah, hajj, riyadh, jeddah | Abu Dhabi, Ajmer
Israel | country | Abroad | jerusalem, jordan, petra | Dubai, Athens
Turkey | country | Abroad | turkiye, istanbul, cappadocia, तुर्की | Greece, Dubai
Azerbaijan | country | Abroad | baku, अजरबैजान, azerbaijan baku | Almaty, Dubai
Georgia | country | Abroad | tbilisi, जॉर्जिया, armenia, yerevan | Almaty, Dubai
Uzbekistan | country | Central Asia, Abroad | tashkent, samarkand, kyrgyzstan, bishkek | Almaty
Russia | country | Abroad | moscow, रूस, saint petersburg | Almaty, Switzerland
Hong Kong | country | Abroad | hongkong, हांगकांग, macau, macao | Singapore, Japan
China | country | Abroad | beijing, shanghai, चीन, taiwan, mongolia | Japan, Vietnam
South Korea | country | Abroad | korea, seoul, busan, jeju, कोरिया, कोरियन | Japan
Cambodia | country | Abroad | angkor wat, siem reap, कंबोडिया, laos, myanmar, burma | Vietnam, Ayutthaya
Egypt | country | Abroad | cairo, मिस्र, pyramids, morocco | Greece, Dubai
Kenya | country | Abroad | masai mara, nairobi, tanzania, serengeti, zanzibar, केन्या | Sasan Gir, Sri Lanka, wildlife
South Africa | country | Abroad | africa, cape town, अफ्रीका, victoria falls | Sasan Gir, Australia
United Kingdom | country | Abroad | uk, london, england, scotland, लंदन, ireland, britain | Paris, Switzerland
Spain | country | Abroad | barcelona, madrid, स्पेन, portugal, lisbon | France, Italy
Germany | country | Abroad | berlin, munich, जर्मनी, black forest | Switzerland, Paris
Austria | country | Abroad | vienna, salzburg, prague, budapest, hungary, czech | Switzerland, Rome
Netherlands | country | Abroad | amsterdam, holland, belgium, brussels | Paris, Switzerland
Scandinavia | region | | norway, sweden, finland, iceland, denmark, northern lights, lapland | Switzerland
Croatia | country | Abroad | dubrovnik | Greece, Italy
USA | country | Abroad | america, united states, new york, las vegas, अमेरिका, california, niagara | Australia, Europe
Canada | country | Abroad | toronto, vancouver, कनाडा | Australia, Switzerland
New Zealand | country | Abroad | newzealand, queenstown, auckland, न्यूजीलैंड | Australia
Brazil | country | Abroad | peru, argentina, machu picchu, south america, mexico | Australia, Philippines
Pakistan | country | Abroad | lahore, kartarpur, bangladesh, dhaka | Amritsar, Nepal
Antarctica | region | | arctic | Australia
`

export type PlaceKind = 'country' | 'state' | 'region' | 'town' | 'sight'

export type Place = {
  name: string
  kind: PlaceKind
  /** What it lies in, by name; a region is what several places lie in. */
  in: string[]
  also: string[]
  /** Names of the nearest places that tours visit; empty: tours visit it. */
  nearest: string[]
}

/** A place that staff have written at the desk; tours visit it. */
export type WrittenPlace = Pick<Place, 'name' | 'kind' | 'in' | 'also'> & { at?: [latitude: number, longitude: number] }

/** Every place by its name. The table is read at the first search: an instance starts without. */
export function allPlaces(): ReadonlyMap<string, Place> {
  byName ??= new Map([
    ...linesOfPlaces().map((line): [string, Place] => [nameIn(line), readPlace(line)]),
    ...written.map((place): [string, Place] => [place.name, { ...place, nearest: [] }]),
  ])
  return byName
}

let byName: ReadonlyMap<string, Place> | undefined
let written: readonly WrittenPlace[] = []
let writtenText = '[]'

/** Takes in what staff have written of places, as the catalogue holds it; it counts before the table. */
export function learnPlaces(places: readonly WrittenPlace[]): void {
  const text = JSON.stringify(places)
  if (text === writtenText) return
  written = places
  writtenText = text
  byName = undefined
  placeBySlug.clear()
}

/**
 * The place of a slug; undefined: there is no such place. Lists ask for the same few again and again: only
 * their lines are read, and each once.
 */
export function placeAt(slug: string): Place | undefined {
  const known = placeBySlug.get(slug)
  if (known) return known
  const own = written.find(({ name }) => placeSlug(name) === slug)
  lineBySlug ??= new Map(linesOfPlaces().map((line) => [placeSlug(nameIn(line)), line]))
  const line = lineBySlug.get(slug)
  const place = own ? { ...own, nearest: [] } : line && readPlace(line)
  if (place) placeBySlug.set(slug, place)
  return place || undefined
}

let lineBySlug: ReadonlyMap<string, string> | undefined
const placeBySlug = new Map<string, Place>()

/** The name of the place of a slug; undefined: there is no such place. */
export function placeName(slug: string): string | undefined {
  return placeAt(slug)?.name
}

/** Whether the table has a place of the name, whatever staff have written of it. */
export function isInTable(name: string): boolean {
  return linesOfPlaces().some((line) => nameIn(line) === name)
}

function linesOfPlaces(): string[] {
  return TABLE.split('\n').filter((line) => line.includes('|'))
}

function nameIn(line: string): string {
  return line.slice(0, line.indexOf(' |'))
}

function readPlace(line: string): Place {
  const [name = '', kind = '', ...lists] = line.split('|').map((cell) => cell.trim())
  const [within, also, nearest] = [0, 1, 2].map((at) => lists[at]?.split(', ').filter(Boolean) ?? [])
  return { name, kind: kind as PlaceKind, in: within ?? [], also: also ?? [], nearest: nearest ?? [] }
}

/** A place and all that it lies in, by name, each once: a tour of Shimla is one of Himachal, of India and of the hills. */
export function placesAround(name: string): string[] {
  return [...addAround(new Set(), name)]
}

/** A place that is found already is not followed again: two that lie in each other have an end. */
function addAround(found: Set<string>, name: string): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const outer of allPlaces().get(name)?.in ?? []) addAround(found, outer)
  return found
}
