/** A field that people cannot see, reach by keyboard or hear. Only bots fill it in. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="hidden">
      <label>
        Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
