// Tells the server the browser's time zone in a cookie, because days and times are those of the learner's clock. Whatever
// is asked for next is answered in it; no page is loaded again.

function tell() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  if (!/^[\w+/-]+$/.test(zone)) return;
  const pair = "zone=" + zone;
  if (document.cookie.split("; ").includes(pair)) return;
  document.cookie = pair + "; Path=/; SameSite=Lax" + (location.protocol === "https:" ? "; Secure" : "");
}

tell();

// A page may stay open on a journey.
document.addEventListener("visibilitychange", tell);
