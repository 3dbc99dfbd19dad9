import { useEffect, useState } from "react";

/** Reads what is shown and then waits. Only with a voice of this device: the others send the words to a server. */
export function useReadAloud(shown: readonly Element[]) {
  const voice = useVoice();
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!voice || !isOn) return;
    const utterance = new SpeechSynthesisUtterance(textOf(shown));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.9;
    speechSynthesis.speak(utterance);
    return () => speechSynthesis.cancel();
  }, [voice, isOn, shown]);
  return { isPossible: voice !== undefined, isOn, toggle: () => setOn(!isOn) };
}

function useVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  useEffect(() => {
    if (!("speechSynthesis" in window)) return;
    // The list may come again, with new objects for the same voices: another one would start the reading over.
    const find = () =>
      setVoice(
        (found) =>
          found ?? speechSynthesis.getVoices().find(({ localService, lang }) => localService && /^en\b/i.test(lang)),
      );
    find();
    // Some browsers load their voices later.
    speechSynthesis.addEventListener("voiceschanged", find);
    return () => speechSynthesis.removeEventListener("voiceschanged", find);
  }, []);
  return voice;
}

/** Without the drawings and their captions: whoever needs them described has a screen reader. */
function textOf(shown: readonly Element[]): string {
  const blocks = shown.flatMap((element) =>
    element.matches("p") ? [element] : [...element.querySelectorAll(":scope:not(.tile) :is(p, li)")],
  );
  return blocks.map(spoken).join(" ");
}

/** Without the numbers of its sources, and without the accents of Sanskrit words, which stand beside plain letters. */
function spoken(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  copy.querySelectorAll("sup, [aria-hidden]").forEach((element) => element.remove());
  return copy.textContent;
}
