/** The visitor asked the browser to load no more than necessary. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
