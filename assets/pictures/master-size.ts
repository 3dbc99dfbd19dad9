const minimumWidth = 1600;

/** Why a picture of this size cannot be used, or undefined if it can. */
export function sizeProblem(width: number, height: number): string | undefined {
  if (width < height) return `It is ${width} × ${height} pixels. Use a picture that is wider than it is high.`;
  if (width < minimumWidth) return `It is only ${width} pixels wide. Use at least ${minimumWidth}.`;
  return undefined;
}

/** The same for a picture that only phones get, where the banner is 1.54 times as wide as high, or wider. */
export function phoneSizeProblem(width: number, height: number): string | undefined {
  const ratio = width / height;
  if (ratio < 4 / 5 || ratio > 3 / 2)
    return `It is ${width} × ${height} pixels. Use a picture between 4 to 5 (upright) and 3 to 2 (wide).`;
  if (width < 800) return `It is only ${width} pixels wide. Use at least 800.`;
  return undefined;
}
