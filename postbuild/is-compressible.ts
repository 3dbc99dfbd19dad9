export const isCompressible = (name: string) => /\.(html|js|css|svg|json|xml|txt|webmanifest|vtt)$/.test(name);
