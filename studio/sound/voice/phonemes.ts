import { voicePackage } from "./model.ts";

type Phonemizer = { phonemize(text: string, language: string): Promise<string[]> };

/** What the phonemizer gets wrong: homographs, Sanskrit, vowels of American English, and words run together. */
const CORRECTIONS: [RegExp, string][] = [
  [/klˈOs(?= |,|\.)/g, "klˈOz"],
  [/(?<= )ˈɑm(?=z?\b)/g, "ˈOm"],
  [/sˌO hˈæm/g, "sˈO hˈʌm"],
  [/wˈɛlkʌm/g, "wˈɛlkəm"],
  [/wˈɔnt/g, "wˈɑnt"],
  [/wˈɔndəɹ/g, "wˈɑndəɹ"],
  [/lˈɑŋɡəɹ/g, "lˈɔŋɡəɹ"],
  [/ɡˌO(?= )/g, "ɡˈO"],
  [/(?<=^|[.,:] )mˌAk/g, "mˈAk"],
  [/pˌʊt/g, "pˈʊt"],
  [/(?<=^)hˌW/g, "hˈW"],
  [/ɹɹ/g, "ɹ"],
  [/(ɔn|ɪn|ʌv|wɪð|fəɹ|fɹʌm|ðæt)ð(ə|ɪ)/g, "$1 ð$2"],
  [/əvə /g, "ʌv ə "],
  [/ˈWtbɹˈɛθ/g, "ˈWtbɹˌɛθ"],
  [/(du|dʌz)nˌɑt/g, "$1 nˌɑt"],
  [/fəɹə /g, "fəɹ ə "],
  [/təbi/g, "tə bi"],
  [/ðɛɹbˈi/g, "ðɛɹ bi"],
  [/ðɛɹˌɑɹ/g, "ðɛɹ ɑɹ"],
  [/ətwˈʌns/g, "ət wˈʌns"],
  [/nˈOmˌoɹ/g, "nˈO mˌoɹ"],
  [/ˌæzɪtˈɪz/g, "æz ɪt ˈɪz"],
  [/ˌæzˌɪz/g, "æz ɪz"],
  [/Iəm /g, "ˈI æm "],
];

/** From the phonemizer's IPA to the alphabet of the speech model. */
const ALPHABET: [RegExp, string][] = [
  [/ʲ/g, "j"],
  [/r/g, "ɹ"],
  [/x|ç/g, "k"],
  [/ɬ/g, "l"],
  [/ʔ/g, "t"],
  [/aɪ/g, "I"],
  [/aʊ/g, "W"],
  [/dʒ/g, "ʤ"],
  [/eɪ/g, "A"],
  [/tʃ/g, "ʧ"],
  [/ɔɪ/g, "Y"],
  [/əl/g, "ᵊl"],
  [/ɚ/g, "əɹ"],
  [/ɐ/g, "ə"],
  [/\u0303/g, ""],
  [/(\S)\u0329/g, "ᵊ$1"],
  [/oʊ/g, "O"],
  [/ɜːɹ|ɜː/g, "ɜɹ"],
  [/ɪə/g, "iə"],
  [/ː/g, ""],
  [/e/g, "A"],
];

/** A draft to be corrected by hand: the phonemizer errs on homographs and on Sanskrit. */
export async function draftPhonemes(text: string): Promise<string> {
  const { phonemize } = voicePackage("phonemizer") as Phonemizer;
  // Punctuation makes the pauses, and the phonemizer drops it.
  const pieces = text.split(/(\s*[;:,.!?—…"“”()]+\s*)/);
  const spoken = await Promise.all(
    pieces.map(async (piece, i) => (i % 2 || !piece ? piece : (await phonemize(piece, "en-us")).join(" "))),
  );
  return [...ALPHABET, ...CORRECTIONS].reduce((all, [from, to]) => all.replace(from, to), spoken.join("")).trim();
}
