const minimumWidth = 1600;

/** Why a picture of this size cannot be used, or undefined if it can. */
export function sizeProblem(width: number, height: number): string | undefined {
  if (width < height) return `It is ${width} × ${height} pixels. Use a picture that is wider than it is high.`;
  if (width < minimumWidth) return `It is only ${width} pixels wide. Use at least ${minimumWidth}.`;
  return undefined;
}
