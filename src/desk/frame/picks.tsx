type PicksProps = {
  legend: string
  name: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
}

/** Radio buttons of the size of a thumb. */
export function Picks({ legend, name, value, options }: PicksProps) {
  return (
    <fieldset id={name}>
      <legend className="label">{legend}</legend>
      <div className="picks">
        {options.map(([option, words]) => (
          <label key={option} className="pick">
            <input type="radio" name={name} value={option} defaultChecked={option === value} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
