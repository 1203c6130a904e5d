import { TIERS } from '#domain/catalogue/tiers.ts'
import { ANSWERED_BY } from '#domain/enquiries/enquiry-fields.ts'
import { MESSAGE_LETTERS } from '#values/letter-limits.ts'
import { groupDigits } from '#values/money.ts'
import { DIALLING_CODES } from '#values/phone/dialling-codes.ts'
import { control, type FormState, fieldId, hintId, Mistake, TextField } from './field.tsx'

/** Not of type email: browsers would refuse a Hindi address, and "no email" beside a phone. */
const EMAIL = { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' } as const

export function PersonFields(state: FormState) {
  return (
    <>
      <TextField {...state} name="name" autoComplete="name" hint="Your full name" />
      <TextField {...state} {...EMAIL} name="email" hint="you@example.in" />
      <PhoneField {...state} />
    </>
  )
}

function PhoneField({ values, mistakes }: FormState) {
  return (
    <div className="field wide">
      <label htmlFor={fieldId('phone')}>Phone</label>
      <div className="phone">
        <select
          {...control('isd', mistakes)}
          aria-label="ISD code"
          translate="no"
          defaultValue={values.isd ?? ''}
          autoComplete="tel-country-code"
        >
          <option value="" disabled>
            ISD
          </option>
          {DIALLING_CODES.map((code) => (
            <option key={code}>{code}</option>
          ))}
          <option>other</option>
        </select>
        <input
          {...control('phone', mistakes)}
          type="tel"
          autoComplete="tel"
          dir="auto"
          placeholder="98765 43210"
          defaultValue={values.phone}
        />
      </div>
      <Mistake name="phone" mistakes={mistakes} />
    </div>
  )
}

/** A card's callback: flexible dates (no default) and the party. */
export function CallbackFields({ today, ...state }: FormState & { today: string }) {
  return (
    <>
      <FlexibleField {...state} />
      <TextField {...state} name="passengers" hint="2 adults, 1 child" half />
      <TextField {...state} name="date" type="date" min={today} half />
    </>
  )
}

function FlexibleField({ values }: FormState) {
  return (
    <fieldset className="field wide">
      <legend>Are your dates flexible?</legend>
      <div className="choice">
        <label htmlFor={fieldId('flexible')}>
          <input
            id={fieldId('flexible')}
            type="radio"
            name="flexible"
            value="yes"
            defaultChecked={values.flexible === 'yes'}
          />
          Flexible
        </label>
        <label>
          <input type="radio" name="flexible" value="no" defaultChecked={values.flexible === 'no'} />
          Not flexible
        </label>
      </div>
    </fieldset>
  )
}

/** A tour page's enquiry: tier, place, date. */
export function TourFields({ today, ...state }: FormState & { today: string }) {
  return (
    <>
      <div className="field wide">
        <label htmlFor={fieldId('accommodations')}>Accommodation</label>
        <select {...control('accommodations', state.mistakes)} defaultValue={state.values.accommodations}>
          {TIERS.map(({ accommodation }) => (
            <option key={accommodation} value={accommodation}>
              {accommodation}
            </option>
          ))}
        </select>
      </div>
      <TextField {...state} name="place" half />
      <TextField {...state} name="date" type="date" min={today} half />
    </>
  )
}

/** The wanted way and time of the answer, and the wishes. */
export function WishFields(state: FormState) {
  const { values, mistakes } = state
  return (
    <>
      <div className="field">
        <label htmlFor={fieldId('answerBy')}>How shall we answer?</label>
        <select {...control('answerBy', mistakes)} defaultValue={values.answerBy ?? ''}>
          <option value="">As you like</option>
          {Object.entries(ANSWERED_BY).map(([way, name]) => (
            <option key={way} value={way}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <TextField {...state} name="hours" hint="after 6 pm" half />
      <TextField {...state} name="wishes" hint="One more night by the sea, Jain meals" />
    </>
  )
}

export function MessageField({ values, mistakes }: FormState) {
  return (
    <div className="field wide">
      <label htmlFor={fieldId('message')}>Message</label>
      <textarea
        {...control('message', mistakes, hintId('message'))}
        rows={5}
        placeholder="Where, when, how many, and what you would not miss"
        dir="auto"
        defaultValue={values.message}
      />
      <span className="note" id={hintId('message')}>
        Up to {groupDigits(MESSAGE_LETTERS)} letters
      </span>
      <Mistake name="message" mistakes={mistakes} />
    </div>
  )
}
