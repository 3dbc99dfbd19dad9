/** What a master becomes, and where. */
export const mastersFolder = "assets/pictures/masters";
export const outputFolder = "public/pictures";
export const manifestFile = "assets/pictures/manifest.json";
export const generatedModule = "app/content/pictures.generated.ts";
