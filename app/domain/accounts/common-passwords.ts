/**
 * The passwords that guessing starts with, at least six characters long, in lower case. A short list on
 * purpose: it rides in the worker, and the throttle on sign-in makes the ten-thousandth guess a matter of days.
 */
const COMMON = new Set(
  (
    "123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 87654321 7654321 654321 " +
    "111111 1111111 11111111 111222 112233 121212 123123 123123123 123321 123654 131313 147258 147258369 " +
    "159753 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 000000 00000000 101010 " +
    "696969 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx abc123 abcd1234 a123456 aa123456 " +
    "123abc 123qwe qwe123 qwerty qwerty1 qwerty12 qwerty123 qwertyu qwertyui qwertyuiop asdfgh asdfghjkl " +
    "asdf1234 zxcvbn zxcvbnm password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 " +
    "pass1234 passwort motdepasse contraseña letmein letmein1 welcome welcome1 welcome123 iloveyou iloveyou1 " +
    "admin123 admin1234 administrator changeme default secret secret1 secret123 monkey dragon football " +
    "baseball basketball superman batman master shadow michael jordan jennifer jessica ashley charlie daniel " +
    "thomas andrew joshua matthew robert hunter soccer hockey killer george starwars pokemon computer " +
    "internet samsung google freedom whatever trustno1 princess sunshine flower cheese cookie summer winter " +
    "spring autumn monday friday ginger pepper maggie buster tigger purple orange yellow banana chocolate " +
    "liverpool arsenal chelsea barcelona mercedes ferrari corvette mustang harley hello123 hallo123 " +
    "test1234 test123 testtest guest123 user1234 login123 access matrix ninja123 azerty azerty123 " +
    "mondaybrief mondaybrief1"
  ).split(" "),
);

/** Whether the password is among the first that an attacker tries. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
