export function copyFormatFiles(folder: string): void;
