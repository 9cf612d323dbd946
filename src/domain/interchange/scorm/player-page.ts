import type { PlayedQuiz } from './played-quiz.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** JSON that no HTML parser takes for markup. */
const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Everything comes from the package: scripts and styles of its own, no request anywhere, no form, no frame. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** The page of a SCORM package: the quiz as data, and the player that reads it. */
export const playerPage = (
  quiz: PlayedQuiz,
  { script, style }: { readonly script: string; readonly style: string },
): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(quiz.title)}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<div id="player"></div>
<script type="application/json" id="quiz">${asData(quiz)}</script>
<script src="${script}"></script>
</body>
</html>
`;
