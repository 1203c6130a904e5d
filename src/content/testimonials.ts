import type { Testimonial } from '#domain/testimonial.ts'

/**
 * SAMPLE CONTENT. No guest wrote these and the names are made up. Replace every entry with a real review, published with
 * the guest's permission, before launch; each is marked `sample: true` so that a page or a check can tell.
 * Newest first.
 */
export const TESTIMONIALS: Testimonial[] = [
  {
    title: 'Ten days of Himachal with three generations',
    text: 'My mother is 71 and my son is 6, so the plan needed slack in it. It had slack. The driver knew every clean toilet between Shimla and Manali, which matters more than people admit.',
    name: 'Meenakshi Iyer',
    date: '2024-12-18',
    sample: true,
  },
  {
    title: 'Kerala, unhurried',
    name: 'Arjun Menon',
    date: '2024-11-30',
    sample: true,
  },
  {
    title: 'Bali for our anniversary',
    text: 'We asked for fewer temples and more afternoons off, and the plan came back the next day with exactly that. The hotel in Ubud was simple and quiet.',
    name: 'Ritika and Sahil Bansal',
    date: '2024-11-09',
    sample: true,
  },
  {
    title: 'राजस्थान, अपने ही शहर से',
    text: 'जयपुर में रहते हुए भी जैसलमेर पहली बार देखा। गाड़ी साफ़ थी, ड्राइवर समय पर आए, और सम के टीलों की रात बच्चों को आज भी याद है।',
    name: 'सुनीता शेखावत',
    date: '2024-10-21',
    sample: true,
  },
  {
    title: 'The visa papers were the easy part',
    text: 'I had put off Switzerland for two years because of the Schengen form. They sent a list, checked our papers twice and told us honestly what was weak. The rail pass was a good idea.',
    name: 'Farhan Qureshi',
    date: '2024-09-14',
    sample: true,
  },
  {
    title: 'Ladakh with time to breathe',
    text: 'They made us rest the whole first day in Leh and I grumbled. By the second pass I understood.',
    name: 'Devika Rao',
    date: '2024-08-27',
    sample: true,
  },
  {
    title: 'Singapore and Malaysia with two teenagers',
    text: 'The coach across the border took longer than planned, about two hours more. Our contact moved the evening booking without being asked.',
    name: "Lorraine D'Souza",
    date: '2024-07-06',
    sample: true,
  },
  {
    title: 'Good rooms, fair price',
    text: 'We took the Deluxe package for Thailand. Rooms were as described and nobody asked us for anything extra on the way.',
    name: 'Kunal Deshpande',
    date: '2024-05-19',
    sample: true,
  },
  {
    title: 'Kasol, a short one',
    name: 'Simran Gill',
    date: '2024-04-02',
    sample: true,
  },
  {
    title: 'A calm week in Sri Lanka',
    text: 'Our guide stopped wherever my father wanted to photograph a bird, which was often. Vegetarian food was arranged ahead in every hotel. One lunch was late; that is all I can complain about.',
    name: 'Hetal Shah',
    date: '2024-02-25',
    sample: true,
  },
  {
    title: 'They answered at night',
    text: 'Our flight out of Hanoi was cancelled at eleven in the evening. I sent a message and had a room near the airport in half an hour.',
    name: 'Ananya Chatterjee',
    date: '2024-01-12',
    sample: true,
  },
  {
    title: 'Gujarat for the first time',
    text: 'The drives are long, and they said so before we booked. The farsan halts made up for it.',
    name: 'Prakash Nambiar',
    date: '2023-12-29',
    sample: true,
  },
  {
    title: 'Meghalaya in the wet',
    text: 'It rained on four days of six. The boat ride was called off, as they had warned it might be, and we saw a cave instead.',
    name: 'Rohan Lyngdoh',
    date: '2023-10-08',
    sample: true,
  },
  {
    title: 'Dubai with my sisters',
    name: 'Nusrat Ansari',
    date: '2023-09-03',
    sample: true,
  },
  {
    title: 'Nepal, no fuss',
    text: 'Six days, one bag each, no visa. The mountain view from Pokhara came out on the last morning.',
    name: 'Tenzin Bhutia',
    date: '2023-06-17',
    sample: true,
  },
  {
    title: 'First trip abroad for my parents',
    text: 'I booked Almaty for my parents from Pune and worried about the language. A driver met them with their names on a board and stayed with them through the trip. They now want to know what comes next.',
    name: 'Aditya Kulkarni',
    date: '2023-04-22',
    sample: true,
  },
  {
    title: 'Sikkim before the crowds',
    text: 'We changed our dates once, more than a month ahead, and it cost nothing. The hotel in Gangtok was plain, warm and well kept.',
    name: 'Gurpreet Kaur Sandhu',
    date: '2023-02-11',
    sample: true,
  },
]
