const REFUSALS = ["EACCES", "EPERM", "EROFS"];

/** Whether the system refused to write there: to this user, or to anybody. */
export const isNotAllowed = ({ code }) => REFUSALS.includes(code);
