/** The visitor asked the browser to load no more than necessary. */
export const savesData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
