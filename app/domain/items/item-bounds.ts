/** Characters of an owner's name. */
export const LONGEST_OWNER = 120;
/** YYYY-MM-DD. A year of two digits is a slip of the hand. */
export const EARLIEST_DUE = "2000-01-01";
export const LATEST_DUE = "2199-12-31";
