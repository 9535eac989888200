/**
 * The path of the folder for photographs, next to the database file. It does not exist before the first photograph.
 *
 * @param databaseFile an absolute path
 */
export const photographsFolder = (databaseFile: string): string => `${databaseFile}.photographs`;
