// Only on pages with dates: hides those that are over, and says when the others are on the visitor's own clock.

/** A card without a date left is hidden, too. */
export function showNextDates(now = Date.now()) {
  for (const list of document.querySelectorAll<HTMLElement>("[data-dates]")) {
    let shown = 0;
    for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
      const { start, end, time } = item.dataset;
      item.hidden = Date.parse(end!) <= now || shown >= Number(list.dataset.dates);
      if (item.hidden) continue;
      shown++;
      const own = ownTime(new Date(start!));
      if (time && own !== time) item.append(`; ${list.dataset.forYou!.replace("{time}", own)}`);
    }
    list.parentElement!.hidden = shown === 0;
  }
}

const ownTime = (moment: Date) => moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

showNextDates();
