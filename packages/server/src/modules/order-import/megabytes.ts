/** `10 MB`: how a limit in bytes is told to a person. */
export const megabytes = (bytes: number): string => `${Math.floor(bytes / (1024 * 1024))} MB`
