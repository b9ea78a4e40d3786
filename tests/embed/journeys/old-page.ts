/** A page of the intranet of a company as it was written twenty years ago. */
import type { BuiltShop } from '../../support/built-shop'
import { RECORD_SHIFTS, RECORD_WORDS } from '../../support/first-frames'

/** What Bootstrap 3 sets for every page: a root of 10 px, and fields, labels, links and tables of its own. */
export const BOOTSTRAP = `
  * { box-sizing: border-box } *:before, *:after { box-sizing: border-box }
  html { font-size: 10px } body { font: 14px/1.42857143 "Helvetica Neue", Helvetica, Arial, sans-serif; color: #333 }
  input, button, select, textarea { font-family: inherit; font-size: inherit; line-height: inherit }
  label { display: inline-block; max-width: 100%; margin-bottom: 5px; font-weight: bold }
  a:focus, button:focus, input:focus { outline: 5px auto -webkit-focus-ring-color; outline-offset: -2px }
  table { border-spacing: 0; border-collapse: collapse; background-color: transparent } td, th { padding: 0 }
  [hidden] { display: none !important } [role="button"] { cursor: pointer }`

/** Global names, module loaders and keys as scripts of that time took them. */
const HABITS = `
  var $ = window.jQuery = function (selector) { return document.querySelectorAll(selector) }
  $.fn = {}
  var React = { version: '0.14.0' }, process = 'ordering', module = {}, exports = {}
  // RequireJS: libraries that see it hand themselves over to it.
  var defined = []
  function define() { defined.push(arguments) }
  define.amd = { jQuery: true }
  String.prototype.trim = function () { return this.replace(/^ +| +$/g, '') }
  Array.prototype.remove = function (at) { return this.splice(at, 1) }
  Element.prototype.hide = function () { this.style.display = 'none' }
  // Backspace must not go back to the page before.
  document.onkeydown = function (event) {
    if (event.keyCode == 8 && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return false
  }
  // Enter presses the button of the form, wherever the focus is.
  var searched = 0
  document.onkeypress = function (event) {
    if (event.keyCode != 13 || event.target.tagName == 'TEXTAREA') return true
    document.forms[0].search.click()
    return false
  }`

/** A page in quirks mode; `loader` is written into it by its scripts, as in those days. */
export const oldPage = (
  shop: Pick<BuiltShop, 'url'>,
  loader: string,
  css: string,
  body: string,
  { zoom = 1.25, lang = 'de' } = {},
) => `<HTML LANG="${lang}"><HEAD>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252"><TITLE>Bürobedarf</TITLE>
<LINK REL="shortcut icon" HREF="data:,"><LINK REL="stylesheet" HREF="${shop.url}/sdk/host.css">
<STYLE TYPE="text/css">${css}</STYLE>${RECORD_WORDS}${RECORD_SHIFTS}
<SCRIPT LANGUAGE="JavaScript"><!--
${HABITS}
document.write(${JSON.stringify(loader).replaceAll('</', '<\\/')})
//--></SCRIPT></HEAD>
<BODY BGCOLOR="#c0c0c0" STYLE="zoom: ${zoom}"><FORM NAME="all" METHOD="post" ACTION="/search" ONSUBMIT="return false">
<TABLE WIDTH="100%" CELLPADDING="4"><TR><TD BGCOLOR="#8a1c26"><FONT COLOR="white" SIZE="+1">Bürobedarf für Köln</FONT>
<INPUT NAME="words"><INPUT TYPE="submit" NAME="search" VALUE="Suchen" ONCLICK="searched++; return false"></TD></TR>
<TR>${body}</TR></TABLE></FORM></BODY></HTML>`
