/** A text (UTF-8) that the browser saves under this name. */
export function textFile(text: string, type: "text/csv" | "application/json", filename: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${filename}"`,
    },
  });
}
