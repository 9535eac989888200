/** The longest job name stored, in UTF-16 code units: it heads every sheet and every label. */
export const MAX_JOB_NAME_LENGTH = 60;
