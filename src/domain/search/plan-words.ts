import { whole } from './number-words.ts'

/** Words of the plans, each with Hindi words and other spellings for it. */
const WORDS: Record<string, string> = {
  'tea gardens':
    '(?:chai|cha|tea) (?:ke |ka )?(?:baga(?:n|no|nv)|bagi?cha|bagh)|(?:chai|cha)|चाय (?:के |का )?बागान|চা বাগান',
  houseboat: 'படகு வீடு|హౌస్‌?బోట్|ಹೌಸ್‌?ಬೋಟ್|ഹൗസ്‌?ബോട്ട്|হাউসবোট|હાઉસબોટ|ਹਾਊਸਬੋਟ|हाउस ?बोट',
  waterfall: 'jharn(?:a|e|on)|झरन[ाे]',
  lake: 'jh?eel(?:on|ein)?|jhil|talaa?b|झील|तालाब',
  river: 'nadi(?:yan|ya)?|नदी',
  desert: 'registh?aa?n|ret|रेगिस्तान',
  gurdwara: 'gurud?dwara|gurud?wara|gurdvara|गुरुद्वारा',
  village: 'gaon|gaanv|गा[ंँ]व',
  gardens: 'baag|baagh|bagan|bagic?ch[aeo]n?|बगीच[ाे]',
  lion: 'sher|शेर',
  flowermarket: 'flowers? market|phoo?l(?:on)? (?:(?:ka|ki) )?(?:bazaa?r|mandi|market)',
  buddha: 'buddha statues?|buddh?a? (?:ki )?m[ou]o?rti',
}
const RULES = Object.entries(WORDS).map(([word, said]): [RegExp, string] => [whole(said), word])

/** A search with the words of the plans: "jharne" becomes "waterfall". */
export function inPlanWords(text: string): string {
  return RULES.reduce((read, [said, word]) => read.replace(said, word), text)
}
