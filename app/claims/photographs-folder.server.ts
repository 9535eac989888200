/**
 * The folder next to a database file for its photographs; it does not exist before the first.
 *
 * @param databaseFile an absolute path
 */
export const photographsFolder = (databaseFile: string): string => `${databaseFile}.photographs`;
