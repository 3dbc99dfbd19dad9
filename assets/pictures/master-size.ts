const minimumWidth = 1600;

/** Why a picture of this size cannot be used, or undefined if it can. */
export function sizeProblem(width: number, height: number): string | undefined {
  if (width < height) return `It is ${width} × ${height} pixels. Use a picture that is wider than it is high.`;
  if (width < minimumWidth) return `It is only ${width} pixels wide. Use at least ${minimumWidth}.`;
  return undefined;
}

/** The same for the upright picture that phones get. */
export function phoneSizeProblem(width: number, height: number): string | undefined {
  if (width * 5 !== height * 4) return `It is ${width} × ${height} pixels. Use an upright picture of 4 to 5.`;
  if (width < 800) return `It is only ${width} pixels wide. Use at least 800.`;
  return undefined;
}
