const sounds: Readonly<Record<string, string>> = { ś: "sh", ṣ: "sh", ṛ: "ri", c: "ch" };

/** Sanskrit as English books spell it: `nāḍī śodhana` becomes `nadi shodhana`. */
export function plainLetters(roman: string): string {
  return roman
    .normalize("NFC")
    .replaceAll(/[śṣṛ]|c(?!h)/gi, (letter) => {
      const sound = sounds[letter.toLowerCase()]!;
      return letter === letter.toLowerCase() ? sound : sound[0]!.toUpperCase() + sound.slice(1);
    })
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}
