/** The parts that the package's own entry puts together; it describes the whole only. */
declare module "wink-eng-lite-web-model/dist/*" {
  const part: unknown;
  export default part;
}
