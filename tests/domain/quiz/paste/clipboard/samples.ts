/**
 * A list as Word puts it on the clipboard: paragraphs whose numbers are text in conditional
 * comments.
 */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:12.0pt;}
 @list l0:level1 {mso-level-number-format:arabic;}
-->
</style>
</head>
<body lang=EN-US style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>1.<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><b>What
is H<sub>2</sub>O?<o:p></o:p></b></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Water&#8217;s
formula<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>b)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>10<sup>23</sup>
<i>E. coli</i> at 4&deg;C<o:p></o:p></p>
<p class=MsoNormal>Answer: a<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>2. Which is a gas?<o:p></o:p></p>
<p class=MsoNormal>A. Iron<o:p></o:p></p>
<p class=MsoNormal>B. O<sub>2</sub><o:p></o:p></p>
<p class=MsoNormal>ANSWER: B<o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`;

/** A table as Word puts it on the clipboard. */
export const wordTable = `<html><body><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'>
  <td width=150 valign=top style='width:112.7pt'>
  <p class=MsoNormal><b>Question</b><o:p></o:p></p>
  </td>
  <td width=150 valign=top><p class=MsoNormal><b>Option A</b><o:p></o:p></p></td>
  <td width=150 valign=top><p class=MsoNormal><b>Option B</b><o:p></o:p></p></td>
  <td width=150 valign=top><p class=MsoNormal><b>Answer</b><o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:1'>
  <td width=150 valign=top><p class=MsoNormal>What is water?<o:p></o:p></p></td>
  <td width=150 valign=top><p class=MsoNormal>H<sub>2</sub>O<o:p></o:p></p></td>
  <td width=150 valign=top><p class=MsoNormal>CO<sub>2</sub><o:p></o:p></p></td>
  <td width=150 valign=top><p class=MsoNormal>A<o:p></o:p></p></td>
 </tr>
</table>
<!--EndFragment--></body></html>`;

/** A nested list as Google Docs puts it on the clipboard. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0c9f4a1e-7fff-9b1f"><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">What is H</span><span style="font-size:0.6em;font-family:Arial,sans-serif;font-weight:700;vertical-align:sub;white-space:pre-wrap;">2</span><span style="font-size:11pt;font-weight:700;vertical-align:baseline;white-space:pre-wrap;">O?</span></p></li><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:lower-alpha;font-weight:400;vertical-align:baseline;white-space:pre;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;vertical-align:baseline;white-space:pre-wrap;">Water</span></p></li><li dir="ltr" style="list-style-type:lower-alpha;font-weight:400;vertical-align:baseline;white-space:pre;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;vertical-align:baseline;white-space:pre-wrap;">Na</span><span style="font-size:0.6em;vertical-align:super;white-space:pre-wrap;">+</span></p></li></ol><li dir="ltr" style="list-style-type:decimal;font-weight:400;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;vertical-align:baseline;white-space:pre-wrap;">Which is a gas?</span></p></li><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:lower-alpha;vertical-align:baseline;white-space:pre;" aria-level="2"><p dir="ltr" role="presentation"><span style="vertical-align:baseline;white-space:pre-wrap;">Iron</span></p></li><li dir="ltr" style="list-style-type:lower-alpha;vertical-align:baseline;white-space:pre;" aria-level="2"><p dir="ltr" role="presentation"><span style="vertical-align:baseline;white-space:pre-wrap;">*Oxygen</span></p></li></ol></ol></b><br class="Apple-interchange-newline">`;

/** Cells as Excel puts them on the clipboard. */
export const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=ProgId content=Excel.Sheet>
<style>
<!--table {mso-displayed-decimal-separator:"\\.";}
td {padding:0px; white-space:nowrap;} .font5 {vertical-align:sub;}
-->
</style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=320 style='border-collapse:collapse;width:240pt'>
<!--StartFragment-->
 <col width=64 span=5 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 width=64 style='height:15.0pt;width:48pt'>What is water?</td>
  <td width=64>H<font class="font5"><sub>2</sub></font><font class="font0">O</font></td>
  <td width=64>CO<font class="font5"><sub>2</sub></font></td>
  <td width=64>Iron</td>
  <td align=right width=64>1</td>
 </tr>
 <tr height=20 style='height:15.0pt'>
  <td height=20>Which are gases?</td>
  <td>Oxygen</td>
  <td>Nitrogen</td>
  <td>Iron</td>
  <td align=right>1,2</td>
 </tr>
<!--EndFragment-->
</table>
</body>
</html>`;

/** Cells as Google Sheets puts them on the clipboard. */
export const googleSheets = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;width:0px;border-collapse:collapse;border:none" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;">What is water?</td><td style="vertical-align:bottom;"><span style="font-size:10pt;">H</span><span style="font-size:6pt;vertical-align:sub;">2</span><span>O</span></td><td style="vertical-align:bottom;">Salt</td><td style="vertical-align:bottom;">A</td></tr></tbody></table>`;

/** A list of a web page. */
export const webPage = `<html><body><!--StartFragment--><h2>Quiz</h2><p>What is water?</p><ol type="A"><li>H<sub>2</sub>O</li><li>Salt</li></ol><p>Answer: A</p><div>Which is a gas?</div><ol style="list-style-type: lower-alpha"><li>Iron</li><li>Oxygen</li></ol><div>Answer: b</div><!--EndFragment--></body></html>`;
