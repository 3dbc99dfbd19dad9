export const isCompressible = (name: string) => /\.(html|js|css|svg|data|json|xml|txt|webmanifest|vtt)$/.test(name);
