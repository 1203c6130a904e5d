import type { TheirTemplate } from '#data/cases/kept-templates.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { FormField, FormText, Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { ListLine, Submit, Way } from '#desk/frame/way.tsx'
import { PLACEHOLDERS, type Template } from '#domain/cases/template.ts'
import type { Mistakes } from '#values/mistakes.ts'

/** A refused template: its typed text and the reason. */
export type Editing = { typed: Template; mistakes: Mistakes<'name' | 'body'>; theirs?: TheirTemplate }

/** `shown`: the template in the form; version 0: a new one. */
type TemplatesProps = { templates: Template[]; shown: Template; editing: Editing | undefined }

/** The list of templates, and the form of one. Each form has its own page. */
export function TemplatesPage({ templates, shown, editing }: TemplatesProps) {
  return (
    <>
      <div className="heading">
        <h1>Templates</h1>
        <p className="dim">What a message begins with. Messages that were sent keep their words.</p>
      </div>
      <div className="case">
        <div>
          <TemplateForm template={shown} editing={editing} />
          {shown.version > 0 && (
            <p>
              <a href={deskMap.templates.path}>A new template</a>
            </p>
          )}
          <ul className="windows">
            {templates.map(({ id, name, body }) => (
              <ListLine key={id} name={name} about={body}>
                <Way to={`${deskMap.templates.path}?template=${id}`} words="Change" about={` ${name}`} />
              </ListLine>
            ))}
          </ul>
        </div>
        <section className="box" aria-labelledby="h-words">
          <h2 id="h-words">Words that are filled in</h2>
          <dl className="wants">
            {Object.entries(PLACEHOLDERS).map(([name, means]) => (
              <div key={name}>
                <dt>{`{${name}}`}</dt>
                <dd>{means}</dd>
              </div>
            ))}
          </dl>
          <p className="hint">
            What stands in [square brackets] is left out where a word in it is not known: “your trip[ to {'{tour}'}]”.
          </p>
        </section>
      </div>
    </>
  )
}

function Theirs({ isOut, name, body }: TheirTemplate) {
  return (
    <div className="say say--bad" id="refused" role="alert" tabIndex={-1}>
      <p>Somebody else {isOut ? 'took this template out' : 'saved this template'} while you were writing.</p>
      {!isOut && (
        <p>
          It reads: <b>{name}</b>: {body}
        </p>
      )}
      <p>What you typed stands below. {isOut ? 'Saving offers it again.' : 'Saving puts yours in its place.'}</p>
    </div>
  )
}

function TemplateForm({ template, editing }: { template: Template; editing: Editing | undefined }) {
  const { id, version } = template
  const mistakes = editing?.mistakes ?? {}
  const typed = { form: editing?.typed ?? template, mistakes }
  const title = version === 0 ? 'A new template' : template.name
  return (
    <PostForm
      className="box stack"
      to={deskMap.templates.path}
      hidden={{ id, version: editing?.theirs?.version ?? version }}
      aria-labelledby={`h-${id}`}
      noValidate
    >
      <h2 id={`h-${id}`}>{title}</h2>
      <Slips mistakes={mistakes} />
      {editing?.theirs && <Theirs {...editing.theirs} />}
      <FormField {...typed} name="name" label="Name" autoComplete="off" />
      <FormText {...typed} name="body" label="Text" rows={4} />
      <div className="row">
        <Submit name="act" value="save" look="go" words={version === 0 ? 'Add it' : 'Save'} about={`: ${title}`} />
        {version > 0 && <Submit name="act" value="retire" look="bad" words="Offer it no more" about={`: ${title}`} />}
      </div>
    </PostForm>
  )
}
