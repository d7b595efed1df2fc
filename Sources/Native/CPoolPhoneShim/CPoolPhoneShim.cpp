#include "CPoolPhoneShim.h"

#if __has_include(<phonenumbers/phonenumberutil.h>)
#include <phonenumbers/logger.h>
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumbermatch.h>
#include <phonenumbers/phonenumbermatcher.h>
#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <limits>
#include <string>

namespace phones = i18n::phonenumbers;

// Candidates of one text that may fail before the rest of it is left: bounds the work on text made of digits.
static const int tries_max = 64;

static const phones::PhoneNumberUtil &quiet_util() {
  // Made once, by the first thread: the library would print what it cannot parse.
  static const phones::PhoneNumberUtil *util = [] {
    auto *made = phones::PhoneNumberUtil::GetInstance();
    made->SetLogger(new phones::NullLogger());
    return made;
  }();
  return *util;
}

int pool_phone_find(
    const char *utf8, size_t bytes, const char *region, pool_phone_leniency leniency, pool_phone_number *numbers,
    int numbers_max) {
  if (utf8 == nullptr || numbers == nullptr || bytes > static_cast<size_t>(std::numeric_limits<int32_t>::max())) {
    return -1;
  }
  try {
    using Matcher = phones::PhoneNumberMatcher;
    const auto &util = quiet_util();
    const std::string text(utf8, bytes);
    // The library's own name for "no country".
    const std::string country = region == nullptr ? "ZZ" : region;
    const auto strictness = leniency == POOL_PHONE_STRICT_GROUPING ? Matcher::STRICT_GROUPING : Matcher::VALID;
    Matcher matcher(util, text, country, strictness, tries_max);
    int count = 0;
    while (count < numbers_max && matcher.HasNext()) {
      phones::PhoneNumberMatch match;
      if (!matcher.Next(&match)) break;
      // Never trusted further than the text itself.
      const int start = match.start(), length = match.length();
      if (start < 0 || length <= 0 || static_cast<size_t>(start) + static_cast<size_t>(length) > bytes) continue;
      if (text.compare(start, length, match.raw_string()) != 0) continue;
      std::string e164;
      util.Format(match.number(), phones::PhoneNumberUtil::E164, &e164);
      auto &slot = numbers[count];
      if (e164.size() < 2 || e164.size() >= sizeof slot.e164) continue;
      std::memcpy(slot.e164, e164.c_str(), e164.size() + 1);
      slot.start = start;
      slot.end = start + length;
      phones::PhoneNumber parsed;
      const bool stands_alone =
          util.Parse(match.raw_string(), "ZZ", &parsed) == phones::PhoneNumberUtil::NO_PARSING_ERROR;
      slot.has_country_code = stands_alone ? 1 : 0;
      count++;
    }
    return count;
  } catch (...) {
    return -1;
  }
}
#endif
