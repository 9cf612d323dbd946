/** Texts of people who mean harm. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<form action="/x"><input name=q></form>',
  '<math href="javascript:alert(1)"><mi>x</mi></math>',
  '<annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml>',
  '<img src="//evil.example/x.png">',
  '<img src="/\\evil.example/x.png">',
  '<img src="/\t/evil.example/x.png">',
  '<template><script>alert(1)</script></template>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<p style="position:fixed;inset:0;font-size:12px">over it all</p>',
  '<math><mspace width="9999em"></mspace></math>',
  '<a href="https://a.test/" onclick="alert(1)" style="color:red;behavior:url(x)">x</a>',
  '<p id="root" class="fixed inset-0" name="body">x</p>',
  '<math alttext="]]&gt;&lt;img src=x onerror=alert(1)&gt;"><mi>x</mi></math>',
  '<p data-style="position:fixed" style="color:blue">x</p>',
];

/** Hostile texts that are also malformed: parsers differ in the result. */
export const brokenTexts: readonly string[] = [
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<scr<script>ipt>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p><table><p>',
  '<b><p></b><a href="javascript:alert(1)"><p>',
];

/** Texts as the editor writes them. */
export const richTexts: readonly string[] = [
  '<p>Plain words in a paragraph</p>',
  '<p>a &lt; b &amp; c</p><p></p><p>x<br />y</p>',
  '<p><strong>bold</strong> <em>italic</em> <u>under</u> <s>strike</s> H<sub>2</sub>O x<sup>2</sup></p>',
  '<ul><li><p>one</p></li><li><p>two</p><ol start="3"><li><p>three</p></li></ol></li></ul>',
  '<p><span style="font-size:11px">small</span><span style="font-size:26px;font-family:Ubuntu Mono">big</span></p>',
  '<p><img src="/files/ab.png" alt="A cell" width="120" /></p>',
  '<p><math alttext="\\frac{a}{2}"><mfrac><mi>a</mi><mn>2</mn></mfrac></math></p>',
  '<p>Read <a href="https://example.org/a?b=1&amp;c=2">this</a></p>',
  '<p><math alttext="a &lt; [b] &gt; c"><mi>a</mi></math></p>',
  '<p style="text-align:center" dir="rtl" lang="he">x</p>',
  '<table><tbody><tr><td colspan="2"><p>a</p></td></tr></tbody></table>',
];
