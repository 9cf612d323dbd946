import type { PlayerQuiz } from '../../scorm/player-quiz.ts';

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Returns JSON that no HTML parser reads as markup. */
const toScriptData = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Allows scripts, styles, pictures and fonts of the package and nothing else: no requests, forms or
 * frames.
 */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

/** Returns the page of a SCORM package, with the quiz as data for the player. */
export const writePlayerPage = (
  quiz: PlayerQuiz,
  { script, style }: { readonly script: string; readonly style: string },
): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(quiz.title)}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<div id="player"></div>
<script type="application/json" id="quiz">${toScriptData(quiz)}</script>
<script src="${script}"></script>
</body>
</html>
`;
