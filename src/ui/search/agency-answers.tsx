import { agencyQuestionsIn } from '#domain/search/agency-questions.ts'
import { pathTo } from '#domain/site/paths.ts'
import { askPath } from './search-path.ts'

/** For each question to the agency in a search, a link to the page that answers it, or to a message to us. */
export function AgencyAnswers({ text }: { text: string }) {
  return agencyQuestionsIn(text).map(({ about, page }) => (
    <p key={about}>
      {page ? 'Our answer' : 'Ask us'}: <a href={page ? pathTo(page) : askPath(text)}>{about}</a>
    </p>
  ))
}
