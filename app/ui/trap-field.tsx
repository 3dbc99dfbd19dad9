/** A box that people never meet: unseen, unreachable by keyboard, unspoken. Whoever fills it is a machine. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="hidden">
      <label>
        Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
