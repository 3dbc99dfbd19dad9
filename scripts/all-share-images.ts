export async function makeAllShareImages(_folder: string) {}
