/**
 * The folder beside a database's file that has its photographs; there is none before the first.
 *
 * @param databaseFile an absolute path
 */
export const photographsFolder = (databaseFile: string): string => `${databaseFile}.photographs`;
